import type { Word } from '../name/word.ts'
import type { PairRule } from '../types.ts'

interface Joined {
  readonly value: number
  readonly rule: PairRule
}

const sameSound: Joined = { value: 0.9, rule: 'variant' }
const otherVowels: Joined = { value: 0.84, rule: 'sound' }
const shortestVowels = 6

const withArticle = (long: Word, short: Word): Joined | undefined => {
  if (long.key[0] !== 'A' && long.key[0] !== 'E') return undefined
  const bare = long.withoutArticle
  if (bare === null || short.inUse) return undefined
  if (bare.soundsAs(short)) return sameSound
  // Before a vowel the article is hardly told from the word (ALISTERA, ASTORIA).
  const letters = /^[AEIOU]/.test(bare.key) ? 0 : Math.min(bare.key.length, short.key.length)
  return letters >= shortestVowels && bare.skeleton !== '' && bare.skeleton === short.skeleton
    ? otherVowels
    : undefined
}

/** A word and the same with the Arabic article written together with it (ALZROONI, AL ZAROONI; ADDOUNIA, DOUNIA). */
export const agreeByArticle = (a: Word, b: Word): Joined | undefined => withArticle(a, b) ?? withArticle(b, a)
