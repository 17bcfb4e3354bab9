import type { PairRule } from '../types.ts'
import { editBudget, editDistance } from '../name/edit-distance.ts'
import { readingsOf } from '../name/han.ts'
import { heardLikeness, isHeard } from '../name/heard.ts'
import { pinyinSyllables } from '../name/syllables.ts'
import { latinIsKnown } from '../name/rarity.ts'
import { consonants, skeleton, soundFold } from '../name/sound.ts'
import { surnameSpellings } from '../name/surnames.ts'
import type { Token } from '../name/token.ts'

export interface Agreement {
  readonly value: number
  readonly rule: PairRule
}

/** Agreement below this counts as none: the pair stays open for another partner. */
export const lowestAgreement = 0.5

/** Below this a typo or sound is never assumed, so that expansion by index keys is complete (see index/expand.ts). */
const sameSoundHan = 0.5

const exact: Agreement = { value: 1, rule: 'exact' }

/** How far two tokens agree, 0.5-1, or undefined. Symmetric; the only place that decides it. */
export const agree = (a: Token, b: Token): Agreement | undefined => {
  if (isHeard(a) !== isHeard(b)) return isHeard(a) ? agreeHeard(a, b) : agreeHeard(b, a)
  if (a.abjad !== b.abjad) return agreeConsonants(a.key, b.key)
  if (a.key === b.key) return exact
  if (a.concept !== '' || b.concept !== '') return agreeByConcept(a, b)
  if (a.han || b.han) return a.han && b.han ? agreeHan(a.key, b.key) : undefined
  // An ordinary word of names is itself or nothing: NORTH is no misspelt NIRETA.
  if (a.role === 'common' || b.role === 'common') return undefined
  return agreeWords(a.key, b.key)
}

// Words whose consonants agree and whose vowels differ are mostly two names (measured, docs/screening.md).
const leastLikeness = 0.75
const leastOfShort = 0.85
const shortWord = 3

const agreeHeard = (heard: Token, latin: Token): Agreement | undefined => {
  const likeness = heardLikeness(heard, latin)
  const least = latin.key.length <= shortWord ? leastOfShort : leastLikeness
  return likeness < least ? undefined : { value: 0.6 + 0.32 * likeness, rule: 'transcription' }
}

/** Arabic and Hebrew write consonants: صدام is SDM, and so is SADDAM. */
const agreeConsonants = (a: string, b: string): Agreement | undefined => {
  const bones = consonants(a)
  if (bones.length < 2 || bones !== consonants(b)) return undefined
  return { value: bones.length > 2 ? 0.86 : 0.78, rule: 'sound' }
}

const agreeByConcept = (a: Token, b: Token): Agreement | undefined => {
  if (a.concept !== b.concept) return undefined
  if (a.role === 'numeral') return { value: 1, rule: 'numeral' }
  return { value: 1, rule: a.role === 'form' ? 'form' : 'translation' }
}

const agreeHan = (a: string, b: string): Agreement | undefined =>
  readingsOf(a).some(reading => readingsOf(b).includes(reading))
    ? { value: sameSoundHan, rule: 'sound' }
    : undefined

const agreeWords = (a: string, b: string): Agreement | undefined => {
  if (surnameSpellings(a)?.has(b)) return { value: 0.78, rule: 'romanisation' }
  if (/\d/.test(a) || /\d/.test(b)) return undefined
  const found = agreeSpelling(a, b)
  return found && pinyinVerdict(a, b, found)
}

const agreeSpelling = (a: string, b: string): Agreement | undefined => {
  const shorter = Math.min(a.length, b.length)
  if (shorter < 3) return undefined
  if (soundFold(a) === soundFold(b) && (shorter > 3 || vowels(a) === vowels(b)))
    return { value: 0.95, rule: 'variant' }
  const budget = editBudget(a, b)
  const distance = editDistance(a, b, budget)
  if (distance <= budget) return { value: typoValue(distance, a, b), rule: 'typo' }
  const bones = skeleton(a)
  const alike = shorter >= 5 && bones !== '' && bones === skeleton(b) && Math.abs(a.length - b.length) <= 2
  return alike ? { value: 0.84, rule: 'sound' } : undefined
}

const vowels = (word: string): string => word.replace(/[^AEIOUY]/g, '')

/** Two words that are both in use are two words (MARTIN, MARVIN); a slip makes a word that nobody uses. */
const typoValue = (distance: number, a: string, b: string): number => {
  if (latinIsKnown(a) && latinIsKnown(b)) return 0.7
  const length = Math.min(a.length, b.length)
  if (distance === 1) return length <= 5 ? 0.76 : length <= 8 ? 0.89 : 0.93
  return length <= 9 ? 0.78 : 0.86
}

// Gang and Guang differ by a letter and are different names: valid syllables forgive only dialect confusions.
const pinyinVerdict = (a: string, b: string, found: Agreement): Agreement | undefined => {
  const left = pinyinSyllables(a)
  const right = pinyinSyllables(b)
  if (!left || !right) return found
  if (left.length !== right.length)
    return left.length + right.length > 3 ? { ...found, value: 0.7 } : undefined
  const differing = left.filter((syllable, i) => syllable !== right[i])
  const confused = left.every((syllable, i) => dialect(syllable) === dialect(right[i]!))
  if (confused) return { value: left.length > 1 ? 0.88 : 0.7, rule: 'sound' }
  return left.length > 1 && differing.length === 1
    ? { ...found, value: Math.min(found.value, 0.7) }
    : undefined
}

const dialect = (syllable: string): string =>
  syllable
    .replace(/NG$/, 'N')
    .replace(/^ZH/, 'Z')
    .replace(/^CH/, 'C')
    .replace(/^SH/, 'S')
    .replace(/^N(?=.)/, 'L')
