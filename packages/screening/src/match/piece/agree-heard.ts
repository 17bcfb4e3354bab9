import { heardLikeness, isSettledAs, isSettledOf } from '../../name/reading/heard.ts'
import type { Token } from '../../name/token/token.ts'
import type { Agreement } from './agreement.ts'

// Words whose consonants agree and whose vowels differ are mostly two names (measured, docs/screening.md).
const leastLikeness = 0.75
/** From here on a word is heard so well that it may be spelt otherwise. */
const sureLikeness = 0.9
const leastOfShort = 0.85
const shortWord = 3

/** 亚当 is Adam by long use, and no other given name that sounds a little like it. */
const isSettledOtherwise = (heard: Token, latin: Token): boolean =>
  latin.word.names.length > 0 && isSettledOf(heard) && !isSettledAs(heard, latin)

/** A word in Chinese characters and the Latin word that it may write by its sound. */
export const agreeHeard = (heard: Token, latin: Token): Agreement | undefined => {
  const likeness = heardLikeness(heard, latin)
  if (likeness < sureLikeness && isSettledOtherwise(heard, latin)) return undefined
  const least = latin.key.length <= shortWord ? leastOfShort : leastLikeness
  return likeness < least ? undefined : { value: 0.6 + 0.32 * likeness, rule: 'transcription' }
}
