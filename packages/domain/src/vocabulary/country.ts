import { countriesInLanguages } from './country-in-languages.ts'
import { contestedRegionTable, countryTable, formerCountryTable, regionTable } from './country.table.ts'
import { placeInWords, placeParts } from './place-in-words.ts'

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

let inLanguages: ReadonlyMap<string, string> | undefined

/** What no list writes is looked for in the languages of partners; their names are gathered at the first such question. */
const byAnyName = (text: string): string | undefined => {
  const asked = key(text)
  const known = byName.get(asked)
  if (known !== undefined || asked === '') return known
  inLanguages ??= countriesInLanguages([...byCode.keys()], key)
  return inLanguages.get(asked)
}

/** What Chinese adds to the name of a state: 伊朗伊斯兰共和国, 俄羅斯聯邦. */
const formOfState =
  /(?:伊斯[兰蘭]|人民|民主|民主主[义義]|社[会會]主[义義]|阿拉伯|玻利瓦[尔爾]|[联聯]邦|[联聯]合|合作|多民族|[东東]岸)*(?:共和[国國]|王[国國]|大?公[国國]|酋[长長][国國])$|[联聯]邦$/u

/** A name without its form of state, where that leaves one; 阿拉伯叙利亚共和国 has a part of it in front. */
const withoutForm = (text: string): readonly string[] => {
  const rest = text.replace(formOfState, '')
  return rest === text || rest === '' ? [] : [rest, rest.replace(/^阿拉伯/u, '')]
}

/**
 * ISO code of a country written as a code, in English, Chinese, as a list spells it, `USSR (now Ukraine)` included, or in
 * a language of its own (Deutschland, Россия, الإمارات العربية المتحدة).
 */
export const findCountry = (text: string): string | undefined => {
  const trimmed = text.trim()
  if (/^[A-Za-z]{2}$/.test(trimmed) && byCode.has(trimmed.toUpperCase())) return trimmed.toUpperCase()
  const successor = /[\s,(](?:now|currently)\s+([^()]+)/i.exec(trimmed)?.[1]
  const others = successor === undefined ? withoutForm(trimmed) : [successor]
  return [trimmed, ...others].map(byAnyName).find(code => code !== undefined)
}

/** A state that no longer exists and has no single successor: no code, and no reason to warn. */
export const isFormerCountry = (text: string): boolean => formerNames.has(key(text))

const regionByName = new Map<string, string>()
for (const [code, nameZh, nameEn, others] of regionTable)
  for (const name of [code, nameZh, nameEn, ...others]) regionByName.set(key(name), code)

/** Regions that stand beside countries among the destinations of export control. */
export const occupiedRegions: readonly Country[] = regionTable.map(([code, nameZh, nameEn]) => ({
  code,
  nameZh,
  nameEn,
}))

const bodies: ReadonlySet<string> = new Set(['EU', 'UN'])

/** Two states bear this name, one of them embargoed: lists mean Brazzaville, a shipment has to say which. */
const ambiguous: ReadonlySet<string> = new Set(['CONGO', 'KONGO'])

/** A region that others hold than the state which is recognised there. */
export interface ContestedRegion {
  readonly nameZh: string
  /** The state that lists and laws mean. */
  readonly state: string
  /** What law says of the part that others hold; '' where it says nothing of its own. */
  readonly lawZh: string
}

const contested = new Map(
  contestedRegionTable.flatMap(([nameZh, state, others, lawZh = '']) =>
    [nameZh, ...others].map(name => [key(name), { nameZh, state, lawZh }] as const),
  ),
)

export const contestedRegion = (text: string): ContestedRegion | undefined =>
  [text, ...withoutForm(text.trim()), ...placeParts(text)].flatMap(name => contested.get(key(name)) ?? [])[0]

const regionOf = (text: string): string | undefined =>
  [text, ...withoutForm(text.trim())].flatMap(name => regionByName.get(key(name)) ?? [])[0]

const exactPlace = (text: string): string | undefined =>
  ambiguous.has(key(text)) ? undefined : (regionOf(text) ?? findCountry(text))

/** Code of a place that goods can be sent to: a country, a territory, or an occupied region; a body and a contested region are none. */
export const findDestination = (text: string): string | undefined => {
  if (ambiguous.has(key(text)) || contestedRegion(text) !== undefined) return undefined
  const code = exactPlace(text) ?? placeInWords(text, exactPlace)
  return code !== undefined && bodies.has(code) ? undefined : code
}

const places = new Map([...countries, ...occupiedRegions].map(place => [place.code, place]))

export const countryNameZh = (code: string): string => places.get(code.toUpperCase())?.nameZh ?? code

export const countryNameEn = (code: string): string => places.get(code.toUpperCase())?.nameEn ?? code

/** Hong Kong and Macau have codes of their own beside that of China, and lists write either. */
export const stateOf = (code: string): string => (code === 'HK' || code === 'MO' ? 'CN' : code)
