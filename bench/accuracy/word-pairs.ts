import { sampleOf, type Half } from './split.ts'
import { mainScript, type NamePair } from './name-pair.ts'
import { referenceRows, referenceText } from './reference.ts'

interface Word {
  readonly latin: string
  readonly native: string
}

const languages = ['chinese', 'arabic', 'korean', 'japanese', 'russian', 'hebrew'] as const

export const wordsInTwoScripts = (language: string): Word[] =>
  (referenceText(`transliteration/wd_${language}_16.tsv.gz`) ?? '')
    .split('\n')
    .map(line => line.split('\t'))
    .flatMap(([latin, native]) =>
      latin && native && latin.length >= 4 ? [{ latin, native: native.replaceAll(' ', '') }] : [],
    )

/** Single words of names in two scripts; the negative is another word of the same initial and length. */
const transliterated = (language: string, half: Half): NamePair[] => {
  const set = `one word, Latin and ${language}`
  const all = wordsInTwoScripts(language)
  const alike = Map.groupBy(all, word => `${word.latin.charAt(0)}${word.latin.length}`)
  const base = { set, family: set, kind: set, type: 'person' as const }
  return sampleOf(set, all, word => word.latin, { half, count: 500 }).flatMap(word => {
    const group = alike.get(`${word.latin.charAt(0)}${word.latin.length}`)!
    const other = group[(group.indexOf(word) + 1) % group.length]!
    return [
      { ...base, same: true, a: word.latin, b: word.native },
      ...(other.latin === word.latin ? [] : [{ ...base, same: false, a: word.latin, b: other.native }]),
    ]
  })
}

const organisation =
  /(?:^|\s)(inc|llc|ltd|corp|corporation|company|co|group|limited|plc|bank|institute|university|international|technologies|solutions|services|association|foundation|holdings)\.?(?:\s|$)/iu

/** Synthetic names of persons and organisations with made aliases, and mined negatives. */
const synthetic = (half: Half): NamePair[] =>
  ([true, false] as const).flatMap(same => {
    const rows = referenceRows(`persons/vietexob-${same ? 'pos' : 'neg'}-pairs.csv.gz`)
    const usable = rows.filter(([a, b]) => a && b && a !== b && mainScript(a) === 'Latin')
    return sampleOf('vietexob', usable, row => row[0]!, { half, count: 1500 }).map(row => {
      const company = organisation.test(row[0]!)
      const family = `synthetic ${company ? 'organisations' : 'persons'} (vietexob)`
      const type = company ? ('company' as const) : ('person' as const)
      return { set: family, family, kind: family, type, same, a: row[0]!, b: row[1]! }
    })
  })

export const wordPairs = (half: Half): NamePair[] => [
  ...languages.flatMap(language => transliterated(language, half)),
  ...synthetic(half),
]
