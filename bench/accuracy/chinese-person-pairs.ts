import { readingsOf } from '@maojian/screening/name/han/han'
import { drawnRow, sharesOf } from './drawn-by-share.ts'
import { evenNumbers } from './even-numbers.ts'
import type { NamePair } from './name-pair.ts'
import { isReadingOf } from './pinyin-spellings.ts'
import { referenceText } from './reference.ts'
import { sampleOf, type Half } from './split.ts'

interface Read {
  readonly han: string
  /** Hanyu Pinyin without tones, as two tables print it that the engine does not use. */
  readonly syllable: string
}

const surnames = (): Read[] =>
  (
    JSON.parse(referenceText('persons/chinese-surname-romanizations-509.json') ?? '[]') as {
      zh_sim: string
      mainland: string
    }[]
  ).flatMap(({ zh_sim: han, mainland }) =>
    /^[A-Za-zü]+$/u.test(mainland) && /^\p{Script=Han}{1,2}$/u.test(han)
      ? [{ han, syllable: mainland.toLowerCase() }]
      : [],
  )

const readOf = (row: readonly string[]): Read => ({ han: row[0]!, syllable: row[1]!.replace(/\d/, '') })

const title = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type Spell = (surname: string, given: readonly string[]) => string

/** Ways in which passports, bills of lading and lists write one and the same name. */
const ways: readonly { readonly way: string; readonly spell: Spell }[] = [
  { way: 'Li Xiaoming', spell: (surname, given) => `${title(surname)} ${title(given.join(''))}` },
  { way: 'Xiaoming Li', spell: (surname, given) => `${title(given.join(''))} ${title(surname)}` },
  {
    way: 'LI Xiao Ming',
    spell: (surname, given) => `${surname.toUpperCase()} ${given.map(title).join(' ')}`,
  },
  { way: 'Li, xiao-ming', spell: (surname, given) => `${title(surname)}, ${given.join('-')}` },
  {
    way: 'Xiao Ming LI',
    spell: (surname, given) => `${given.map(title).join(' ')} ${surname.toUpperCase()}`,
  },
  { way: 'LIXIAOMING', spell: (surname, given) => `${surname}${given.join('')}`.toUpperCase() },
]

const oneEdit = (a: string, b: string): boolean => {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let head = 0
  while (head < a.length && a[head] === b[head]) head++
  let tail = 0
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  return Math.max(a.length, b.length) - head - tail === 1
}

/** Another syllable a letter away that no reading of the character allows; undefined when there is none. */
const neighbour = (one: Read, syllables: readonly string[]): string | undefined => {
  const own = readingsOf(one.han).map(reading => reading.toLowerCase())
  return syllables.find(other => oneEdit(one.syllable, other) && !own.includes(other))
}

const set = 'Chinese persons and pinyin (built)'

interface Person {
  readonly han: string
  readonly surname: string
  readonly given: readonly Read[]
  readonly way: string
  readonly spell: Spell
}

/** Any of 509 surnames with given names by their share, spelt in six ways; readings no dictionary knows are left out. */
const persons = (): Person[] => {
  const families = surnames()
  const shares = sharesOf('persons/sinonym-givenname_orcid.csv', 2)
  if (families.length === 0 || shares.rows.length === 0) return []
  const next = evenNumbers(23)
  const drawn = (): Read => readOf(drawnRow(shares, next))
  return Array.from({ length: 3000 }, (_, i) => {
    const surname = families[next(families.length)]!
    const given = i % 4 === 0 ? [drawn()] : [drawn(), drawn()]
    const han = surname.han + given.map(read => read.han).join('')
    return { han, surname: surname.syllable, given, ...ways[i % ways.length]! }
  }).filter(one => isReadingOf(one.han, one.surname + one.given.map(read => read.syllable).join('')))
}

/** Built names with their pinyin; negatives differ by a letter of one syllable. */
export const chinesePersonPairs = (half: Half): NamePair[] => {
  const all = persons()
  const syllables = [...new Set(all.flatMap(one => one.given.map(read => read.syllable)))]
  return sampleOf(set, all, one => one.han, { half, count: 1000 }).flatMap(one => {
    const base = { set, family: set, type: 'person' as const, a: one.han }
    const spelt = one.given.map(read => read.syllable)
    const other = neighbour(one.given[0]!, syllables)
    const same = { ...base, kind: `${set}, ${one.way}`, same: true, b: one.spell(one.surname, spelt) }
    const wrong = one.spell(one.surname, [other ?? '', ...spelt.slice(1)])
    const letter = { ...base, kind: `${set}, one letter`, same: false, b: wrong }
    // 李根 spelt "Li gen" and 李, 更 "Li geng": a changed syllable may give another reading of the whole.
    return other === undefined || isReadingOf(one.han, wrong) ? [same] : [same, letter]
  })
}
