import { rewriter } from './rewrite.ts'

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
  // Persian reads ث as S.
  ['TH', ['TH', 'S']],
  // Arabic writes P as B and V as F (بترو: PETRO; نوفا: NOVA).
  ['B', ['B', 'P']],
  ['F', ['F', 'V']],
]

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

/** Consonants of a word from a script without vowels, once for each way its letters are usually romanised. */
export const abjadBones = (key: string): readonly string[] => {
  const spelt = choices.reduce<readonly string[]>(
    (list, [written, ways]) =>
      list.flatMap(one => (one.includes(written) ? ways.map(way => one.replaceAll(written, way)) : [one])),
    doubtful(key),
  )
  return [...new Set(spelt.slice(0, isVowelled(key) ? mostVowelled : mostBones).flatMap(consonantsOf))]
}

const withArticle = /^[AEU]L(?=[BCDFGHJKMNPQRSTVWXYZ])/
const shortestWithArticle = 7

/** A W that begins a short word is its consonant (وفاء: WAFA). */
const shortestUnheard = 5

/** Consonants of a Latin word, as a script without vowels would write them; also without an article joined to it (ALKHALEEJ). */
export const latinBones = (word: string): readonly string[] =>
  word.startsWith('W') && word.length < shortestUnheard
    ? [...consonantsOf(`V${word.slice(1)}`), ...consonantsOf(word)]
    : bonesOf(word)

const bonesOf = (word: string): readonly string[] =>
  word.length < shortestWithArticle || !withArticle.test(word)
    ? consonantsOf(word)
    : [...new Set([...consonantsOf(word), ...consonantsOf(word.slice(2))])]

const vowels: Readonly<Record<string, RegExp>> = {
  A: /[AEO]/,
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
