import { countryTable } from './country.table.ts'

export interface Country {
  /** ISO 3166-1 alpha-2, upper case; XK for Kosovo, EU and UN for the bodies themselves. */
  readonly code: string
  readonly nameZh: string
  readonly nameEn: string
}

const byCode = new Map(countryTable.map(([code, nameZh, nameEn]) => [code, { code, nameZh, nameEn }]))
const byName = new Map<string, string>()

const key = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

for (const [code, nameZh, nameEn, others] of countryTable)
  for (const name of [nameZh, nameEn, ...others]) byName.set(key(name), code)

export const countries: readonly Country[] = [...byCode.values()]

export const getCountry = (code: string): Country | undefined => byCode.get(code.toUpperCase())

/** ISO code of a country written as a code, in English, Chinese, or in a spelling that a list uses. */
export const findCountry = (text: string): string | undefined => {
  const trimmed = text.trim()
  if (/^[A-Za-z]{2}$/.test(trimmed) && byCode.has(trimmed.toUpperCase())) return trimmed.toUpperCase()
  return byName.get(key(trimmed))
}

export const countryNameZh = (code: string): string => getCountry(code)?.nameZh ?? code
