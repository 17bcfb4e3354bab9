import type { Word } from '../../name/token/word.ts'
import type { Agreement } from './agreement.ts'

const sameSound: Agreement = { value: 0.9, rule: 'variant' }
const otherVowels: Agreement = { value: 0.84, rule: 'sound' }
const shortestVowels = 6

const withArticle = (long: Word, short: Word): Agreement | undefined => {
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
export const agreeByArticle = (a: Word, b: Word): Agreement | undefined =>
  withArticle(a, b) ?? withArticle(b, a)
