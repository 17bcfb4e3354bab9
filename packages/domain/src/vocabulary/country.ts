import { countryTable, formerCountryTable } from './country.table.ts'

export interface Country {
  /** ISO 3166-1 alpha-2, upper case; XK for Kosovo, EU and UN for the bodies themselves. */
  readonly code: string
  readonly nameZh: string
  readonly nameEn: string
}

const byCode = new Map(countryTable.map(([code, nameZh, nameEn]) => [code, { code, nameZh, nameEn }]))
const byName = new Map<string, string>()

/** Spelling without what lists wrap around a name: `The Gambia`, `Bahamas, The`, `SUDAN (THE)`, `Region: Crimea`. */
const key = (text: string): string =>
  text
    .trim()
    .replace(/^region:\s*/i, '')
    .replace(/^the\s+|\s*[,(]\s*the\s*\)?$/gi, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

for (const [code, nameZh, nameEn, others] of countryTable)
  for (const name of [nameZh, nameEn, ...others]) byName.set(key(name), code)

const formerNames = new Set(formerCountryTable.map(key))

export const countries: readonly Country[] = [...byCode.values()]

export const getCountry = (code: string): Country | undefined => byCode.get(code.toUpperCase())

/** ISO code of a country written as a code, in English, Chinese, or as a list spells it, `USSR (now Ukraine)` included. */
export const findCountry = (text: string): string | undefined => {
  const trimmed = text.trim()
  if (/^[A-Za-z]{2}$/.test(trimmed) && byCode.has(trimmed.toUpperCase())) return trimmed.toUpperCase()
  const successor = /[\s,(](?:now|currently)\s+([^()]+)/i.exec(trimmed)?.[1]
  return byName.get(key(trimmed)) ?? (successor === undefined ? undefined : byName.get(key(successor)))
}

/** A state that no longer exists and has no single successor: no code, and no reason to warn. */
export const isFormerCountry = (text: string): boolean => formerNames.has(key(text))

export const countryNameZh = (code: string): string => getCountry(code)?.nameZh ?? code
