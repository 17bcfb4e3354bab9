import type { KnownWord } from '../word/known-word.ts'

/** No name and no word in use. */
export const isNoWord = ({ share, names, meaning }: KnownWord): boolean =>
  share === 0 && names.length === 0 && meaning === undefined

/** Whether a short word can only be a slip of the pen: no name or word in use, and no syllable. */
export const isSlip = (word: KnownWord): boolean =>
  isNoWord(word) && word.korean === '' && word.syllables?.length !== 1
