import { remember } from '../../memory.ts'
import { rewriter } from '../script/spelling-rules.ts'

const spelling = rewriter([
  [[], /[^A-Z]/g, ''],
  [['SCH', 'SH'], /SCH|SH/g, '$'],
  [['CH'], /TCH|CH|TSCH/g, '%'],
  [['TZ', 'TS'], /TZ|TS/g, '&'],
  [['KH'], /KH/g, 'X'],
  [['GH'], /GH/g, 'G'],
  [['PH'], /PH/g, 'F'],
  [['TH'], /TH/g, 'T'],
  [['DJ'], /DJ/g, 'J'],
  [['ZH'], /ZH/g, 'J'],
  [['DH'], /DH/g, 'D'],
  [['Q', 'C'], /CK|Q|C/g, 'K'],
])

const bare = (text: string): string => text.replace(/[AEIOUYW]/g, '').replace(/(.)\1+/g, '$1')

/** Consonants with every H, and without those before a consonant and at the end, which are hardly heard. */
const consonantsOf = (word: string): readonly string[] => {
  const spelt = spelling(word)
  const heard = spelt.includes('H', 1) ? spelt.replace(/(?<!^)H(?=[BDFGJ-NPR-TVXZ$%&]|$)/g, '') : spelt
  return heard === spelt ? [bare(spelt)] : [...new Set([bare(spelt), bare(heard)])]
}

/** Marks the letters of a word of one consonant, of which only U and I tell more (راوي: RAWI; عواد: AWWAD). */
const withVowels = '~'
const fewestWithVowels = 2

/** A word with its consonants and the long vowels that Arabic writes; A is written or not, and one run of I is one. */
const longOf = (spelt: string): string => spelt.replace(/A/g, '').replace(/([IU])\1+/g, '$1')

const long = rewriter([
  [['OO'], /OO/g, 'W'],
  [['EE'], /EE/g, 'Y'],
  [['OU'], /OU/g, 'O'],
  [[], /(.)\1+/g, '$1'],
])

const ending = /(?:[AE]H?|H)$/
/** Vowels of a Latin word that may be short, and then are not written. */
const mayBeShort = /[EIOU]/

const writeIn = (letter: string): string => (letter === 'E' ? 'I' : letter === 'O' ? 'U' : letter)

/** A Latin word as Arabic may write it: W and Y always, other vowels inside it when they are long. */
const longVowelled = (word: string): readonly string[] => {
  const letters = long(spelling(word)).replace(ending, '')
  let found = ['']
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at]!
    const short = at + 1 < letters.length && mayBeShort.test(letter) && letters[at - 1] !== 'A' ? [''] : []
    const written = letter === 'W' ? 'U' : letter === 'Y' ? 'I' : writeIn(letter)
    found = found.flatMap(one => [one + written, ...short.map(() => one)])
  }
  return found.map(longOf)
}

const marked = (spelt: readonly string[]): string[] =>
  spelt.filter(one => one.length >= fewestWithVowels).map(one => withVowels + one)

const mostShortVowels = 7

// Letters that lists romanise in more than one way: the key holds the first spelling.
const choices: readonly (readonly [string, readonly string[]])[] = [
  ['DH', ['D', 'Z']],
  ['Q', ['Q', 'G']],
  ['BV', ['B', 'V']],
  ['PF', ['P', 'F']],
  ['KH', ['KH', 'H', 'K']],
  // Japanese writes TI and DI as CHI and JI as well (プーチン, ウラジーミル).
  ['TCH', ['CH', 'T']],
  ['J', ['J', 'G']],
  ['DZH', ['J', 'D', 'Z']],
  // Two letters side by side (صح) may stand in Latin as a digraph or as two.
  ...['SEH', 'TEH', 'KEH', 'DEH', 'GEH', 'ZEH', 'TES'].map(
    apart => [apart, [apart, apart.replace('E', '')]] as const,
  ),
  // آخوندزاده: the D is hardly heard.
  ['NDZ', ['NDZ', 'NZ']],
  // Persian reads ث as S.
  ['TH', ['TH', 'S']],
  // Arabic writes V as F (نوفا: NOVA).
  ['F', ['F', 'V']],
]
/** And P as B (بترو: PETRO), which kana tell apart. */
const withoutP: typeof choices = [...choices, ['B', ['B', 'P']]]

const mostBones = 12
/** Where the vowels are written, other readings of a consonant meet fewer words. */
const mostVowelled = 48

const mostDoubtful = 3

/** A word once for each way to read a letter each time it is written; too many of them are read in the first way. */
const inWays = (key: string, letter: string, ways: readonly [usual: string, other: string]): string[] => {
  const [head, ...tails] = key.split(letter)
  return tails.reduce<string[]>(
    (list, tail, at) =>
      list.flatMap(one => ways.slice(0, at < mostDoubtful ? 2 : 1).map(way => one + way + tail)),
    [head!],
  )
}

/** U is a consonant as well, V or the hardly heard W; kana write R and L alike (@). */
const doubtful = (key: string): string[] =>
  inWays(key, 'U', ['U', 'V']).flatMap(one => inWays(one, '@', ['R', 'L']))

const inChoices = (key: string): readonly string[] =>
  (isVowelled(key) ? choices : withoutP).reduce<readonly string[]>(
    (list, [written, ways]) =>
      list.flatMap(one => (one.includes(written) ? ways.map(way => one.replaceAll(written, way)) : [one])),
    doubtful(key),
  )

/** Ways to romanise a word of a script without vowels; ش is CH besides. */
const waysOf = (key: string): readonly string[] => {
  const ways = inChoices(key).slice(0, mostBones)
  if (!french.test(key)) return ways
  return [...ways, ...ways.map(one => one.replaceAll('SH', 'CH'))]
}

const longWritten = (key: string): string[] =>
  waysOf(key).map(one => longOf(spelling(one).replace(ending, '')))

/** Consonants of a word from a script without vowels, once for each way its letters are usually romanised. */
export const abjadConsonants = (key: string): readonly string[] => {
  if (isVowelled(key)) return [...new Set(inChoices(key).slice(0, mostVowelled).flatMap(consonantsOf))]
  const bones = new Set(waysOf(key).flatMap(consonantsOf))
  return [...bones, ...(shortest(bones) ? marked(longWritten(key)) : [])]
}

/** ش in the French spelling of the Maghreb and of Lebanon: CHERIF. */
const french = /(?<![STKDGZC])SH/

const shortest = (bones: ReadonlySet<string>): boolean => {
  for (const one of bones) if (one.length < 2) return true
  return false
}

const withArticle = /^[AEU]L(?=[BCDFGHJKMNPQRSTVWXYZ])/
const shortestWithArticle = 7

/** A W that begins a short word is its consonant (وفاء: WAFA). */
const shortestUnheard = 5

/** Consonants of a Latin word, as a script without vowels would write them; also without an article joined to it (ALKHALEEJ). */
export const latinConsonants = (word: string): readonly string[] =>
  word.startsWith('W') && word.length < shortestUnheard
    ? [...consonantsOf(`V${word.slice(1)}`), ...consonantsOf(word)]
    : bonesOf(word)

const bonesOf = (word: string): readonly string[] => {
  if (word.length >= shortestWithArticle && withArticle.test(word))
    return [...new Set([...consonantsOf(word), ...consonantsOf(word.slice(2))])]
  const bones = consonantsOf(word)
  return word.length > mostShortVowels || bones[0]!.length > 1
    ? bones
    : [...new Set([...bones, ...marked(longVowelled(word))])]
}

const vowels: Readonly<Record<string, RegExp>> = {
  A: /[AEO]/,
  // ى is an A at the end, and in Persian and Egypt an I.
  Y: /[AEOIY]/,
  U: /[UOWVEA]/,
  I: /[IEYJA]/,
  // Kana write every vowel.
  a: /[AO]/,
  i: /[IYEJ]/,
  e: /[EIYJ]/,
  o: /[OUA]/,
}

/** Whether the vowels were written too, so that they must all be met. */
export const isVowelled = (abjadKey: string): boolean => /[a-z]/.test(abjadKey)

const latinAsWritten = remember<ReadonlySet<string>>(5000, word => new Set(longVowelled(word)))
const asWritten = remember<readonly string[]>(1000, longWritten)

/** Whether a word ends in a vowel, or an H that may be none. */
const endsOpen = (key: string): boolean => 'AEIOUWYH'.includes(key.at(-1)!)

/** Whether a Latin word has just the long vowels of the abjad word between its consonants, which others share. */
export const isSpeltAlike = (abjadKey: string, latinKey: string): boolean => {
  if (latinKey.length > mostShortVowels || endsOpen(abjadKey) !== endsOpen(latinKey)) return false
  const latin = latinAsWritten(latinKey)
  return asWritten(abjadKey).some(one => latin.has(one))
}

const lastY = /[IY]$/

/** What words of a consonant script are filed under that differ in the dots of a last ى alone; '' for any other word. */
export const withoutLastDots = (abjadKey: string): string =>
  lastY.test(abjadKey) ? `${abjadKey.slice(0, -1)}Y` : ''

export const sameButLast = (a: string, b: string): boolean =>
  a.length === b.length && lastY.test(a) && lastY.test(b) && a.slice(0, -1) === b.slice(0, -1)

/** Whether the long vowels that the script does write stand in the Latin word, in their order. */
export const longVowelsMeet = (abjadKey: string, latinKey: string): boolean => {
  let at = 0
  for (const letter of abjadKey) {
    const wanted = vowels[letter]
    if (wanted === undefined) continue
    const found = latinKey.slice(at).search(wanted)
    if (found < 0) return false
    at += found + 1
  }
  return true
}

const hardly = /[AEIOUWYHaeiou]/g
const twice = /(.)\1/g

/** Consonants that a word has twice with nothing but vowels, or an H, between them. */
const repeats = (letters: string): number => letters.replace(hardly, '').match(twice)?.length ?? 0

const opened = remember<readonly [apart: number, all: number]>(5000, word => {
  const letters = spelling(word)
  return [repeats(letters.replace(/([^AEIOU])\1/g, '$1')), repeats(letters)]
})

/** Whether both words have a consonant twice, or none has (محمدي is no Amidi, احمدي no Mahmoudi); of a doubled one Arabic writes one. */
export const repeatAlike = (abjadKey: string, latinKey: string): boolean => {
  const written = repeats(spelling(abjadKey))
  const [apart, all] = opened(latinKey)
  return apart <= written && written <= all
}

const endsInI = /I$/

/** An I written at the end is heard: خامنه‌ای is no HEMIN. */
export const endAlike = (abjadKey: string, latinKey: string): boolean =>
  !endsInI.test(abjadKey) || endsOpen(latinKey) || latinKey.endsWith('J')

const latinStart: Readonly<Record<string, RegExp>> = {
  A: /^[AEIOUY]/,
  U: /^(?:[WVUOBF]|[AE][UW])/,
  I: /^(?:[YIEJ]|[A]I)/,
}

const plainStart = /[BDFGKLMNPRSTZ]/

/** Whether a Latin word may begin as the abjad word does, behind an article or not (وطنية is no Aviton, احمدي no Hamoudi). */
export const beginAlike = (abjadKey: string, latinKey: string): boolean => {
  const first = abjadKey[0]!
  const start = latinStart[first]
  if (plainStart.test(first) && latinKey.startsWith('Y')) return false
  return start === undefined || start.test(latinKey) || start.test(latinKey.replace(withArticle, ''))
}
