import { editDistance } from '../script/edit-distance.ts'
import type { KnownWord } from '../word/known-word.ts'
import { isPatronymic, latinWords, meaningOfLatin, type Role } from '../lexicon/lexicon.ts'
import { latinNumeral } from '../lexicon/numeral.ts'
import { knownLatin, latinIsKnown, latinShare } from '../word/rarity.ts'
import { isNoWord, isSlip } from './slip.ts'
import { WithoutLetter } from '../script/without-letter.ts'

/** Words of a name that carry little: misspelt they would be taken for the rarest word of it. */
const repaired: ReadonlySet<Role> = new Set<Role>(['trade', 'form', 'region', 'common', 'title', 'stop'])

/** Words of so few letters are near to many others: they are meant only where letters are turned round or struck twice. */
const shortWord = 3
/** Shorter words than this are meant only when lists use them. */
const longWord = 6

const deletions = (word: string): string[] =>
  Array.from({ length: word.length }, (_, i) => word.slice(0, i) + word.slice(i + 1))

/** Words by what is left of them without one letter. */
const shortened = new Map<string, string[]>()
const candidates = new Set<string>()

/** Words of the lexicon, and those in use that stem from it. */
const words = new Set([...latinWords(), ...knownLatin()])

for (const word of words) {
  const role = meaningOfLatin(word)?.role
  if (role === undefined || !repaired.has(role) || !/^[A-Z]{2,}$/.test(word)) continue
  if (word.length < longWord && !latinIsKnown(word)) continue
  if (word.length < shortWord && role !== 'form') continue
  candidates.add(word)
  for (const shorter of new Set(deletions(word))) {
    const known = shortened.get(shorter)
    if (known) known.push(word)
    else shortened.set(shorter, [word])
  }
}

const shorterToo = new WithoutLetter(new Set([...shortened.keys(), ...candidates]))

const isTwice = (typed: string, word: string): boolean =>
  typed.length === word.length + 1 &&
  [...typed].some((letter, i) => letter === typed[i - 1] && typed.slice(0, i) + typed.slice(i + 1) === word)

/** Two neighbours; of words that are one edit apart. */
const isTurned = (typed: string, word: string): boolean => {
  let others = 0
  for (let i = 0; i < word.length; i++) if (typed[i] !== word[i]) others++
  return typed.length === word.length && others === 2
}

/** 0 for the likeliest slips; undefined where the word is too short for the slip to be seen. */
const rankOf = (typed: string, word: string): number | undefined => {
  if (isTurned(typed, word)) return word.length < shortWord ? undefined : 0
  if (isTwice(typed, word)) return 0
  if (word.length <= shortWord) return undefined
  const cut = word.length === shortWord + 1 && typed.length < word.length
  return cut && word.replace(vowel, '') !== typed ? undefined : 1
}

const vowel = /[AEIOUY]/g

const none: ReadonlySet<string> = new Set()

const nearWords = (typed: string): ReadonlySet<string> => {
  const shorter = shorterToo.of(typed)
  if (shorter.length === 0 && !shortened.has(typed)) return none
  return new Set([
    ...(shortened.get(typed) ?? []),
    ...shorter.filter(one => candidates.has(one)),
    ...shorter.flatMap(one => shortened.get(one) ?? []),
  ])
}

/** OCEEAN is no name of O, CE, E and AN. */
const isPinyin = ({ syllables }: KnownWord): boolean =>
  syllables?.every(syllable => syllable.length > 1) ?? false

/** Whether a word can be a slip: nobody uses it, and it is no name, number or syllables. */
const mayBeSlip = (word: KnownWord): boolean =>
  (word.key.length > shortWord ? isNoWord(word) : isSlip(word)) &&
  /^[A-Z]{3,}$/.test(word.key) &&
  latinNumeral(word.key) === undefined &&
  !isPinyin(word) &&
  !isPatronymic(word.key) &&
  word.cutNames.length === 1

const shortestPart = 4
/** Words so short stand written to another one only where that one is in use. */
const joints: ReadonlySet<string> = new Set(['AND', 'OF', 'FOR', 'THE', 'LTD', 'LLC', 'INC', 'PTE', 'JSC'])

const isPlain = (word: string): boolean => {
  const role = meaningOfLatin(word)?.role
  return role !== undefined && repaired.has(role)
}

const stands = (word: string): boolean => word.length >= shortestPart && (isPlain(word) || latinIsKnown(word))

/** Two words that were written together where one of them says little (THEAUDITORS, ELPROMLIMITED); else undefined. */
const withoutJoint = (key: string): string | undefined => {
  if (key.length < shortestPart + 2) return undefined
  for (let at = key.length - 2; at >= 2; at--) {
    const [head, tail] = [key.slice(0, at), key.slice(at)]
    const plain = head.length > shortestPart && isPlain(head)
    if (
      (plain && stands(tail)) ||
      (tail.length > shortestPart && head.length >= shortestPart && isPlain(tail))
    )
      return `${head} ${tail}`
    if ((joints.has(head) && stands(tail)) || (joints.has(tail) && stands(head))) return `${head} ${tail}`
  }
  return undefined
}

/** The word that is likeliest meant by one that is near to it, of several the commonest one. */
const nearest = (key: string): string | undefined => {
  let best: { readonly word: string; readonly rank: number; readonly share: number } | undefined
  for (const word of nearWords(key)) {
    const rank = editDistance(key, word, 1) > 1 ? undefined : rankOf(key, word)
    if (rank === undefined) continue
    if (best && rank > best.rank) continue
    const share = latinShare(word)
    if (!best || rank < best.rank || share > best.share) best = { word, rank, share }
  }
  return best?.word
}

/**
 * The business word, form, place or ordinary word that was meant by one that nobody uses (TRADNG, GRROUP, LONDNO), the two
 * words that it was written together of, or the word itself: for typed texts only.
 */
export const meantWord = (word: KnownWord): string =>
  mayBeSlip(word) ? (nearest(word.key) ?? withoutJoint(word.key) ?? word.key) : word.key
