import { givenNamesOf } from './given-names.ts'
import { koreanSound } from './korean.ts'
import { meaningOfLatin } from './lexicon.ts'
import { latinIsKnown } from './rarity.ts'
import { pinyinSyllables } from './syllables.ts'

/** No name and no word in use. */
export const isNoWord = (word: string): boolean =>
  !latinIsKnown(word) && givenNamesOf(word, false).length === 0 && meaningOfLatin(word) === undefined

/** Whether a short word can only be a slip of the pen: no name or word in use, and no syllable. */
export const isSlip = (word: string): boolean =>
  isNoWord(word) && koreanSound(word) === '' && pinyinSyllables(word)?.length !== 1
