import { editDistance } from '../../name/script/edit-distance.ts'
import { latinNumeral } from '../../name/lexicon/numeral.ts'
import { wordOf } from '../../name/token/word.ts'
import { digits, isUnknown, wholeLetters, wordsOf } from './letters-slip.ts'
import { areOtherSyllables } from './other-syllables.ts'
import { slipPoints } from './slip-points.ts'

const mostSlips = 2

/** By such a number a ship is told from others, whatever its words are (FU YUAN YU 8641). */
const longNumber = /\d{3,}/

/** Letters and numbers of a name, by which sister ships are told apart: SPARTA II, VICTORIA K. */
const marksOf = (words: readonly string[]): string =>
  words.filter(word => word.length === 1 || latinNumeral(word) !== undefined).join(' ')

/** Ships are called by words in use: one slip may make another one (GOLD, GOD), two hardly make nothing but such. */
const maySlip = (typed: readonly string[], listed: readonly string[], slips: number): boolean =>
  marksOf(typed) === marksOf(listed) &&
  !areOtherSyllables(typed.map(wordOf), listed.map(wordOf)) &&
  (slips < mostSlips || typed.some(word => !listed.includes(word) && isUnknown(word)))

/**
 * The score of a text and the name of a listed ship that are one, every letter of them, with one or two slips; 0 for others.
 * Few parties are called like ships, and no company with its form is: what hides other names with a slip need not hide them.
 */
export const shipSlipScore = (typed: string, listed: string): number => {
  const [own, other] = [wholeLetters(typed), wholeLetters(listed)]
  if (own === '' || other === '' || digits(own) !== digits(other)) return 0
  const slips = editDistance(own, other, mostSlips)
  if (slips > mostSlips) return 0
  if (!longNumber.test(own) && !maySlip(wordsOf(typed), wordsOf(listed), slips)) return 0
  return slips < mostSlips ? slipPoints.oneSlip : slipPoints.twoSlips
}
