import { editDistance } from '../../name/script/edit-distance.ts'
import { isSlip } from '../../name/repair/slip.ts'
import type { Word } from '../../name/token/word.ts'

/** A slip in a short given name or a syllable (ZEO for ZOE, PKA for PAK): what is written is neither, nor a word. */
export const slipOfShort = (a: Word, b: Word): boolean =>
  (a.isNameOrSyllable ? !b.isNameOrSyllable && isSlip(b) : b.isNameOrSyllable && isSlip(a)) &&
  editDistance(a.key, b.key, 1) <= 1

/** Agreement of two words in use that differ by a letter or two (MARTIN, MARVIN). */
const otherWord = 0.7

/** First letters that no tongue writes as another one. */
const firmLetter = /^[BDFLMNPRST](?!S|H)/

/** Whether two letters of one word are turned round or one is struck twice in the other (AUURS, AURUS): hardly another name. */
const isTurned = (a: string, b: string): boolean =>
  a.length === b.length
    ? [...a].sort().join('') === [...b].sort().join('')
    : a.replace(/(.)\1/g, '$1') === b.replace(/(.)\1/g, '$1')

const shortestHouse = 6
const withForm = 0.93

/** A brand with CO written onto it (NORVARAIL, NORVARAILCO). */
const hasFormBehind = (long: Word, short: Word): boolean =>
  long.key.length === short.key.length + 2 && long.key.endsWith('CO') && long.key.startsWith(short.key)

/** Two words that are both in use are two words (MARTIN, MARVIN); a slip makes a word that nobody uses. */
export const typoValue = (distance: number, a: Word, b: Word): number => {
  if (a.inUse && b.inUse) return otherWord
  const length = Math.min(a.key.length, b.key.length)
  if (distance === 2 && length >= shortestHouse && (hasFormBehind(a, b) || hasFormBehind(b, a)))
    return withForm
  // Who slips twice hardly slips in the first letter (SILVERLINE, RIVERLINE).
  if (distance > 1 && a.key[0] !== b.key[0] && firmLetter.test(a.key) && firmLetter.test(b.key))
    return otherWord
  if (distance === 1 && length <= 5) return isTurned(a.key, b.key) ? 0.82 : 0.76
  if (distance === 1) return length <= 8 ? 0.89 : 0.93
  return length <= 9 ? 0.78 : 0.86
}

/** A name that many bear without a letter, with two turned round, or with AI for EI (HUWEI, HUWAEI, HUAWAI): so, nobody bears it. */
export const isSlipOfHouse = (a: Word, b: Word): boolean => {
  const [house, slip] = a.inUse ? [a, b] : [b, a]
  if (!house.inUse || slip.isKnown || house.key.length < shortestHouse) return false
  return (
    (slip.key.length === house.key.length - 1 && editDistance(house.key, slip.key, 1) <= 1) ||
    house.key.replace('EI', 'AI') === slip.key.replace('EI', 'AI') ||
    (isTurned(house.key, slip.key) && editDistance(house.key, slip.key, 1) <= 1)
  )
}
