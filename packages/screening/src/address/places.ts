import { meaningOfHan, meaningOfLatin } from '../name/lexicon/lexicon.ts'
import { readTable } from '../name/table.ts'
import { lettersOf } from './clear-text.ts'
import { districts } from './hong-kong.ts'

const hongKong = 'HK'
const china = 'CN'

const cities = new Map<string, string>()
for (const writings of readTable('cities.tsv')) {
  const [id = ''] = writings[0]?.split(' ') ?? []
  for (const writing of writings) for (const word of writing.split(' ')) cities.set(word, id)
}

const placeOf = (concept: string | undefined): string | undefined =>
  concept?.startsWith('@') ? (concept === '@cn-p-hongkong' ? hongKong : concept.slice(1)) : undefined

const latinPlace = (letters: string): string | undefined =>
  districts.latin.has(letters) ? hongKong : (placeOf(meaningOfLatin(letters)?.concept) ?? cities.get(letters))

const hanPlace = (run: string): string | undefined =>
  districts.han.has(run) ? hongKong : (placeOf(meaningOfHan(run)?.concept) ?? cities.get(run))

const mostWords = 3
const mostCharacters = 4

/** Whatever place the neighbours of a row say together. */
const inRow = (
  row: readonly string[],
  most: number,
  placeOf: (joined: string) => string | undefined,
): string[] =>
  row.flatMap((_, from) =>
    Array.from({ length: most }, (_, more) => placeOf(row.slice(from, from + more + 1).join('')) ?? ''),
  )

/** A Chinese address begins with its place, a Latin one ends with it; the name of a firm says nothing of either. */
const endOfFirm = /.*(?:公司|集团|厂|[^\p{Script=Han}0-9])/u

const notHan = /\P{Script=Han}/gu

/** Places that an address tells before its street and behind it: countries and cities. */
export const placesIn = (before: string, behind: string): ReadonlySet<string> => {
  const words = behind.match(/[A-Z]+/gu)?.map(lettersOf) ?? []
  const characters = [...`${before.replace(endOfFirm, '')} ${behind}`.replaceAll(notHan, ' ')]
  const found = [...inRow(words, mostWords, latinPlace), ...inRow(characters, mostCharacters, hanPlace)]
  return new Set(found.filter(Boolean))
}

const isCountry = (place: string): boolean => /^[A-Z]{2}$/u.test(place)

const isElsewhere = (places: ReadonlySet<string>): boolean =>
  places.size > 0 && !places.has(hongKong) && !places.has(china)

/** Whether two addresses tell places that cannot be one. */
export const liesElsewhere = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  if (a.has(hongKong) || b.has(hongKong)) return isElsewhere(a) || isElsewhere(b)
  const [one, other] = [[...a].filter(isCountry), [...b].filter(isCountry)]
  return one.length > 0 && other.length > 0 && !one.some(place => other.includes(place))
}
