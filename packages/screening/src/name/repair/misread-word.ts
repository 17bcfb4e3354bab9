import { cutGivenNames, isCompoundable, isGivenName } from '../word/given-names.ts'
import type { KnownWord } from '../word/known-word.ts'
import { foldLatin } from '../script/latin.ts'
import { isLexiconWord } from '../lexicon/lexicon.ts'
import { latinNumeral } from '../lexicon/numeral.ts'
import { latinIsKnown } from '../word/rarity.ts'

const isKnown = (word: string): boolean => latinIsKnown(foldLatin(word))

/** An m that was read as two letters (Vladirnir). */
const rnAsM = (word: string): string => {
  const read = word.replace(/rn/giu, 'm')
  return read !== word && isKnown(read) && !isKnown(word) ? read : word
}

const isOneName = (word: string): boolean => {
  const key = foldLatin(word)
  return latinIsKnown(key) || isGivenName(key) || cutGivenNames(key, false).length > 1
}

/** A letter struck once too often (ABBDOLLAH, RAHMATULLLAH). */
const withoutRepeats = (word: string): string => {
  const fewer = word.replace(/(\p{L})\1{2,}/giu, '$1$1')
  if (fewer.length < shortestSlip || isOneName(fewer)) return fewer
  for (const { 0: pair, index } of fewer.matchAll(/(\p{L})\1/giu)) {
    const single = fewer.slice(0, index) + pair[0]! + fewer.slice(index + 2)
    if (isOneName(single)) return single
  }
  return fewer
}

const shortestSlip = 7
const shortestPart = 4

/** Two Arabic names in one word, one of them misspelt (MOHAMMADMAHWI), cut behind or before the other. */
const cutSlip = (word: string): string => {
  const key = foldLatin(word)
  if (key.length < 2 * shortestPart || key.length !== word.length || isOneName(word)) return word
  for (let at = shortestPart; at <= key.length - shortestPart; at++)
    if (isCompoundable(key.slice(0, at)) || isCompoundable(key.slice(at)))
      return `${word.slice(0, at)} ${word.slice(at)}`
  return word
}

/** SPARTA III is no SPARTA II, and OOO is a form. */
const isRight = (key: string): boolean => latinNumeral(key) !== undefined || isLexiconWord(key)

/** A word with letters put right that were misread or struck too often, or cut in two names. */
export const misreadWord = (word: string): string =>
  isRight(foldLatin(word)) ? word : cutSlip(withoutRepeats(rnAsM(word)))

const doubtfulLetters = /RN|(.)\1/
const thrice = /(.)\1\1/

/** Whether `misreadWord` changes a folded word: seldom one in use, or a short one without letters in doubt. */
export const isMisread = ({ key, share }: KnownWord): boolean => {
  if (share > 0 ? !thrice.test(key) : key.length < 2 * shortestPart && !doubtfulLetters.test(key))
    return false
  return misreadWord(key) !== key
}
