import { spellAbjad } from '../abjad/abjad.ts'
import { foldLatin } from '../script/latin.ts'
import { LetterTree } from '../script/letter-tree.ts'
import { readTable } from '../table.ts'

/** Places of a word in the table: twice the row, and one more where it is a short or distant form. */
export type NameSenses = readonly number[]

const latin = new Map<string, number[]>()
const abjad = new Map<string, number[]>()
/** Latin spellings of names that are also written together with others (ALIREZA). */
const compoundable = new Set<string>()

/** The usual Latin spelling of each row. */
const usual: string[] = []

/** Whether a Latin word is a name of the Arabic and Hebrew writing world. */
export const isCompoundable = (word: string): boolean => compoundable.has(word)

const learn = (names: Map<string, number[]>, words: string | undefined, sense: number): string[] => {
  const found = words?.split(' ').filter(Boolean) ?? []
  for (const word of found) names.set(word, [...(names.get(word) ?? []), sense])
  return found
}

/** A last ي is written ى in Egypt, and a last ى with dots elsewhere. */
const withEitherLast = (key: string): string[] =>
  key.endsWith('I')
    ? [key, `${key.slice(0, -1)}Y`]
    : key.endsWith('Y')
      ? [key, `${key.slice(0, -1)}I`]
      : [key]

readTable('given-names.tsv').forEach(([id, spellings, written, short], row) => {
  const known = learn(latin, spellings, 2 * row)
  usual.push(known[0]!)
  if (id!.endsWith('+')) for (const word of known) compoundable.add(word)
  learn(abjad, written?.split(' ').map(spellAbjad).flatMap(withEitherLast).join(' '), 2 * row)
  learn(latin, short, 2 * row + 1)
})

const compoundableTree = new LetterTree(compoundable)

const none: NameSenses = []

/** The given names that a word may be a spelling of (MOHAMED, محمد; SASHA of two), empty when it is none. */
export const givenNamesOf = (key: string, isAbjad: boolean): NameSenses =>
  (isAbjad ? abjad : latin).get(key) ?? none

/** Whether a word, as it is folded, is a spelling of a given name, short forms among them. */
export const isGivenName = (key: string, isAbjad = false): boolean => (isAbjad ? abjad : latin).has(key)

/** The same of a word as it is typed. */
export const isTypedGivenName = (word: string): boolean => isGivenName(foldLatin(word))

/** Usual Latin spelling of a name in a script without vowels (محمد: MUHAMMAD), which tells how common it is. */
export const usualSpelling = (key: string): string | undefined => {
  const sense = abjad.get(key)?.[0]
  return sense === undefined ? undefined : usual[sense >> 1]
}

/** Whether a Latin word with these senses is a full form of a given name. */
export const isWholeName = (names: NameSenses): boolean => names.some(sense => (sense & 1) === 0)

export type NameBond = 'same' | 'short' | 'none'

/** Whether two words can be one given name: as two spellings, or one of them as a short or distant form. */
export const bondOf = (a: NameSenses, b: NameSenses): NameBond => {
  let bond: NameBond = 'none'
  for (const left of a)
    for (const right of b) {
      if (left >> 1 !== right >> 1) continue
      if (((left | right) & 1) === 0) return 'same'
      bond = 'short'
    }
  return bond
}

const shortestPart = 3

const cutOfLatin = (key: string): number | undefined =>
  latin.has(key)
    ? undefined
    : compoundableTree
        .lengthsAt(key, 0)
        .findLast(
          at => at >= shortestPart && key.length - at >= shortestPart && compoundable.has(key.slice(at)),
        )

/** Consonants alone are fewer. */
const shortestAbjad = 2

const cutOfAbjad = (key: string): number | undefined => {
  if (abjad.has(key)) return undefined
  for (let at = shortestAbjad; at <= key.length - shortestAbjad; at++)
    if (abjad.has(key.slice(0, at)) && abjad.has(key.slice(at).replace(parting, ''))) return at
  return undefined
}

/** Between two names an E only parts letters that would be read as one (محمدحسین: MHMD, HSIN). */
const parting = /^E(?=[HS])/

/** Two given names written as one (ALIREZA, عباسعلی) cut in two; anything else stays whole. */
export const cutGivenNames = (key: string, isAbjad: boolean): readonly string[] => {
  const at = isAbjad ? cutOfAbjad(key) : cutOfLatin(key)
  return at === undefined
    ? [key]
    : [key.slice(0, at), isAbjad ? key.slice(at).replace(parting, '') : key.slice(at)]
}
