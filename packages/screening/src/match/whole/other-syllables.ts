import type { Word } from '../../name/token/word.ts'

/** One Korean or Mandarin syllable of a name. */
const isSyllable = ({ isKoreanName, syllables }: Word): boolean => isKoreanName || syllables?.length === 1

/**
 * Rim Yong Su and Ri Myong Su, Tan Gang and Tang Ang: the same letters in as many syllables, but other ones. Each is another
 * family's name, where elsewhere a letter on the wrong side of a space is a slip.
 */
export const areOtherSyllables = (asked: readonly Word[], listed: readonly Word[]): boolean =>
  asked.length > 1 &&
  asked.length === listed.length &&
  asked.some(({ key }, at) => key !== listed[at]!.key) &&
  [...asked, ...listed].every(isSyllable)
