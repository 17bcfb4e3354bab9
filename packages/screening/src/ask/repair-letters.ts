import { remember } from '../memory.ts'
import { cutGivenNames, givenNamesOf, isCompoundable } from '../name/given-names.ts'
import { foldLatin } from '../name/latin.ts'
import { latinNumeral } from '../name/numeral.ts'
import { latinIsKnown } from '../name/rarity.ts'
import { meantWord, withoutJoint } from '../name/meant-word.ts'

const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '8': 'b',
  '@': 'a',
  $: 's',
}

const mixed =
  /(?<![\p{L}\p{N}])(?=[\p{L}\d@$]*\p{Script=Latin}{2})(?=[\p{L}\d@$]*[\d@$])[\p{Script=Latin}\d@$]{3,}(?![\p{L}\p{N}])/gu
const known = (word: string): boolean => latinIsKnown(foldLatin(word))

/** Digits read for letters (V1adimir, Put1n, R0sneft); a number of two figures is a number. */
const digitsAsLetters = (word: string): string => {
  if (/\d{2}/.test(word)) return word
  const read = word.replace(/[03458@$]/g, char => letterOf[char]!)
  const [asL, asI] = [read.replaceAll('1', 'l'), read.replaceAll('1', 'i')]
  return known(asI) && !known(asL) ? asI : /1(?=[aeiouyAEIOUY])/.test(read) ? asL : asI
}

/** An m that was read as two letters (Vladirnir). */
const rnAsM = (word: string): string => {
  const read = word.replace(/rn/giu, 'm')
  return read !== word && known(read) && !known(word) ? read : word
}

const isOneName = (word: string): boolean =>
  known(word) ||
  givenNamesOf(foldLatin(word), false).length > 0 ||
  cutGivenNames(foldLatin(word), false).length > 1

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

/** SPARTA III is no SPARTA II. */
const isNumber = (word: string): boolean => latinNumeral(foldLatin(word)) !== undefined

const repairWord = remember(20_000, word => (isNumber(word) ? word : cutSlip(withoutRepeats(rnAsM(word)))))

/** A word of business, a place or the like with a letter amiss: only where the word is no name. */
const asMeant = remember(20_000, word => {
  const key = foldLatin(word)
  if (isNumber(word) || isOneName(word)) return word
  const meant = meantWord(key)
  return meant === key ? (withoutJoint(key) ?? word) : meant
})

const latinWord = /\p{Script=Latin}+/gu

/** McDerm{tt: a key beside the right one, or a mark that a scanner took for a letter. */
const strayMark = /(?<=\p{L})[\^{}_~|<>`#\\]+(?=\p{L})/gu

/** The text with letters put right that a scanner or a keyboard took for others; the same text when there are none. */
export const repairLetters = (text: string): string => {
  const read = /[\d@$]/.test(text) ? text.replace(mixed, digitsAsLetters) : text
  return read.replace(strayMark, '').replace(latinWord, repairWord)
}

/** The text with words that were meant by others which nobody uses (TRADNG, GRROUP); the same text when there are none. */
export const repairWords = (text: string): string => text.replace(latinWord, asMeant)
