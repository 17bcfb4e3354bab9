import { isSpeltAlike, isVowelled, longVowelsMeet } from '../name/bones.ts'
import type { Word } from '../name/word.ts'
import type { PairRule } from '../types.ts'

interface Sounded {
  readonly value: number
  readonly rule: PairRule
}

/** All that letters and consonants can agree. */
const whole: Sounded = { value: 0.93, rule: 'sound' }
const nearly: Sounded = { value: 0.86, rule: 'sound' }
const short: Sounded = { value: 0.74, rule: 'sound' }

const enough = 2

/** Arabic and Hebrew write consonants and long vowels: صدام is SDAM, and so is SADDAM. Two consonants need their vowels too. */
export const agreeConsonants = (abjad: Word, latin: Word): Sounded | undefined => {
  const written = abjad.abjadBones
  const shared = latin.bones.find(bones => bones.length >= enough && written.includes(bones))
  if (shared === undefined) return undefined
  const few = shared.length === enough
  if (longVowelsMeet(abjad.key, latin.key)) return few && !isSpeltAlike(abjad.key, latin.key) ? nearly : whole
  if (isVowelled(abjad.key)) return undefined
  return few ? short : nearly
}
