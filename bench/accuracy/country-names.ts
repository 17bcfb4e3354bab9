import { evenNumbers } from './even-numbers.ts'
import { mainScript, type NamePair } from './name-pair.ts'
import { referenceRows, referenceText } from './reference.ts'
import { sampleOf, type Half } from './split.ts'

interface Written {
  readonly country: string
  readonly native: string
  readonly latin: string
}

const written = (country = '', native = '', latin = ''): Written[] =>
  native !== '' && latin !== '' && native !== latin ? [{ country, native, latin }] : []

const surnames = (): Written[] =>
  referenceRows('persons/common-surnames-by-country.csv').flatMap(row => written(row[0], row[4], row[5]))

const forenames = (): Written[] =>
  referenceRows('persons/common-forenames-by-country.csv').flatMap(row => written(row[0], row[10], row[11]))

const eastern = new Set(['CN', 'TW', 'HK', 'KR', 'JP', 'KH', 'VN'])

const join = (country: string, surname: string, given: string, latin: boolean): string => {
  if (!eastern.has(country)) return `${given} ${surname}`
  return latin || country === 'KH' || country === 'VN' ? `${surname} ${given}` : surname + given
}

interface Full extends Written {
  readonly surname: Written
}

/** A common forename with a common surname of its country, both known in the native writing and in Latin letters. */
const fullNames = (): Full[] => {
  const families = Map.groupBy(surnames(), one => one.country)
  const next = evenNumbers(41)
  return forenames().flatMap(given => {
    const family = families.get(given.country) ?? []
    return Array.from({ length: family.length > 0 ? 4 : 0 }, () => {
      const surname = family[next(family.length)]!
      return {
        country: given.country,
        surname,
        native: join(given.country, surname.native, given.native, false),
        latin: join(given.country, surname.latin, given.latin, true),
      }
    })
  })
}

/** Full names in both writings; the negative has the same surname and another forename. */
const nativeNames = (half: Half): NamePair[] => {
  const all = fullNames()
  const set = 'common names of a country, native and Latin'
  const byFamily = Map.groupBy(all, one => `${one.country} ${one.surname.latin}`)
  return sampleOf(set, all, one => `${one.country} ${one.native}`, { half, count: 600 }).flatMap(one => {
    const family = `${set}, ${mainScript(one.native)}`
    const base = { set, family, kind: `${set}, ${one.country}`, type: 'person' as const }
    const other = byFamily
      .get(`${one.country} ${one.surname.latin}`)!
      .find(kin => kin.latin !== one.latin && kin.native !== one.native)
    return [
      { ...base, same: true, a: one.native, b: one.latin },
      ...(other ? [{ ...base, same: false, a: one.native, b: other.latin }] : []),
    ]
  })
}

/** Surnames in a writing of their own, one word each; the negative is the next surname of the same country. */
const nativeSurnames = (half: Half): NamePair[] => {
  const set = 'common surnames of a country, native and Latin'
  const all = surnames().filter(one => mainScript(one.native) !== 'Latin' && mainScript(one.native) !== 'Han')
  const families = Map.groupBy(all, one => one.country)
  const base = { set, family: set, type: 'person' as const }
  return sampleOf(set, all, one => `${one.country} ${one.native}`, { half, count: 400 }).flatMap(one => {
    const kin = families.get(one.country)!
    const other = kin[(kin.indexOf(one) + 1) % kin.length]!
    const kind = `${set}, ${one.country}`
    return [
      { ...base, kind, same: true, a: one.native, b: one.latin },
      ...(other.latin === one.latin ? [] : [{ ...base, kind, same: false, a: one.native, b: other.latin }]),
    ]
  })
}

/** Arabic words of names with their English spelling; the negative begins with the same letter. */
const arabicWords = (half: Half): NamePair[] => {
  const set = 'one word, Arabic and English (ar2en)'
  const all = (referenceText('transliteration/ar2en-train.txt.gz') ?? '').split('\n').flatMap(line => {
    const [native, latin] = line.split('\t')
    return native && latin && latin.length >= 4 ? [{ native, latin }] : []
  })
  const alike = Map.groupBy(all, word => `${word.latin.charAt(0)}${word.latin.length}`)
  const base = { set, family: set, kind: set, type: 'person' as const }
  return sampleOf(set, all, word => word.native, { half, count: 500 }).flatMap(word => {
    const group = alike.get(`${word.latin.charAt(0)}${word.latin.length}`)!
    const other = group[(group.indexOf(word) + 1) % group.length]!
    return [
      { ...base, same: true, a: word.latin, b: word.native },
      ...(other.latin === word.latin ? [] : [{ ...base, same: false, a: word.latin, b: other.native }]),
    ]
  })
}

export const countryNames = (half: Half): NamePair[] => [
  ...nativeNames(half),
  ...nativeSurnames(half),
  ...arabicWords(half),
]
