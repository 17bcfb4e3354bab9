import { finishHash, hashOn, hashState } from '../../text-hash.ts'
import { editDistance } from '../../name/script/edit-distance.ts'
import type { Role } from '../../name/lexicon/lexicon.ts'
import { isGeneric, type Token, type Variant } from '../../name/token/token.ts'
import { tellingWeight } from '../signal/contained.ts'
import { slipPoints } from './slip-points.ts'

const untold: ReadonlySet<Role> = new Set<Role>(['form', 'title', 'kin', 'stop'])
const writtenKinds: ReadonlySet<Variant['kind']> = new Set(['direct', 'transliterated', 'shortened'] as const)

const fewestWords = 2
const shortest = 8
const longest = 45
/** From so many letters on a name may have two slips. */
const longEnough = 10

const isSyllable = ({ word }: Token): boolean => word.syllables !== null || word.isKoreanName

const tellingOf = ({ tokens }: Variant): Token[] => tokens.filter(({ role }) => !untold.has(role))

const latin = /^[A-Z]+$/
const latinOrNumber = /^(?:[A-Z]+|\d+)$/

const isInLatin = ({ key, abjad }: Token): boolean => !abjad && latin.test(key)
const isLettersOrNumber = ({ key, abjad }: Token): boolean => !abjad && latinOrNumber.test(key)

/** A Latin name of several words, its number among them, as one text, without its form; '' for others, and for syllables, of which each makes another name. */
const slipText = (variant: Variant): string => {
  if (!writtenKinds.has(variant.kind)) return ''
  const tokens = tellingOf(variant)
  if (tokens.length < fewestWords || !tokens.every(isLettersOrNumber) || tokens.every(isSyllable)) return ''
  const text = tokens.map(({ key }) => key).join('')
  return text.length >= shortest && text.length <= longest ? text : ''
}

const fewestTogether = 8

/** The letters of a Latin name of several words, its form among them, as one text; '' for others, and for syllables. */
const lettersTogether = ({ kind, tokens }: Variant): string => {
  if (!writtenKinds.has(kind) || tokens.length < fewestWords) return ''
  if (!tokens.every(isInLatin) || tokens.every(isSyllable)) return ''
  const text = tokens.map(({ key }) => key).join('')
  return text.length < fewestTogether ? '' : text
}

/** By this a name with a letter on the wrong side of a space is filed and found (NORVAL TD). */
export const togetherKeys = (variant: Variant): readonly string[] => {
  const text = lettersTogether(variant)
  return text === '' ? [] : [`=${text}`]
}

const lettersOf = (text: string): number => {
  let letters = 0
  for (let i = 0; i < text.length; i++) letters ^= 1 << (text.charCodeAt(i) & 31)
  return letters >>> 0
}

/** Which letters such a name holds an odd number of times, as bits; 0 for other names. */
export const slipLetters = (variant: Variant): number => lettersOf(slipText(variant))

const segments = 3
const mostEdits = 2

const bounds = (length: number, at: number): readonly [from: number, to: number] => [
  Math.floor((length * at) / segments),
  Math.floor((length * (at + 1)) / segments),
]

const editsOf = (length: number): number => (length < longEnough ? 1 : mostEdits)

/** The state of a hash before the letters of third `at` of a text of so many letters. */
const thirds = Array.from({ length: longest + mostEdits + 1 }, (_, length) =>
  Array.from({ length: segments }, (__, at) => hashState(`|${length}:${at}:`)),
)

/** Hashes of the thirds of the text: whoever slips twice leaves one of them as it is. */
export const latinSlipsFiled = (variant: Variant): readonly number[] => {
  const text = slipText(variant)
  if (text === '') return []
  return Array.from({ length: segments }, (_, at) =>
    finishHash(hashOn(thirds[text.length]![at]!, text, ...bounds(text.length, at))),
  )
}

/** Where a third of a text of another length may have moved to: behind at most as many slips as thirds lie before it, and before as many as lie behind. */
const movesOf = (longer: number, at: number): readonly [least: number, most: number] => {
  const behind = segments - 1 - at
  return [Math.max(-at, longer - behind), Math.min(at, longer + behind)]
}

/** The same thirds of every text that is so many slips away at most, wherever they may have moved. */
const thirdsOf = (text: string): readonly number[] => {
  const hashes: number[] = []
  const edits = editsOf(text.length)
  for (let longer = -edits; longer <= edits; longer++) {
    const length = text.length - longer
    for (let at = 0; at < segments; at++) {
      const [from, to] = bounds(length, at)
      const [least, most] = movesOf(longer, at)
      for (let start = Math.max(0, from + least); start <= from + most; start++)
        if (start + to - from <= text.length)
          hashes.push(finishHash(hashOn(thirds[length]![at]!, text, start, start + to - from)))
    }
  }
  return hashes
}

const lettersOfASlip = 2

/** Whether so few letters are in one of two names alone that slips may explain them. */
export const maySlip = (own: number, other: number): boolean => {
  let apart = own ^ other
  for (let left = lettersOfASlip * mostEdits; apart !== 0; left--) {
    if (left === 0) return false
    apart &= apart - 1
  }
  return true
}

const none: readonly number[] = []

/** Hashes of the thirds by which a name asked for is looked up. */
export const latinSlips = (variant: Variant): readonly number[] => {
  const text = slipText(variant)
  return text === '' ? none : thirdsOf(text)
}

/** The same; none when no word of it can be a slip. */
export const latinSlipsSought = (variant: Variant): readonly number[] => {
  const text = slipText(variant)
  return text !== '' && variant.tokens.some(token => isSlip(token) || isLongNumber(token))
    ? thirdsOf(text)
    : none
}

const leftOf = (own: readonly Token[], other: readonly Token[]): Token[] => {
  const keys = new Set(other.map(({ key }) => key))
  return own.filter(({ key }) => !keys.has(key))
}

/** Letters that a word must have for one slip, and for two, where no other word distinguishes the name. */
const brandOfOne = 6
const brandOfTwo = 10

/** A word that nobody uses, and no name, number, letter or syllable by itself: what a slip makes. */
const isSlip = ({ key, role, word }: Token): boolean =>
  key.length > 1 &&
  role !== 'numeral' &&
  latin.test(key) &&
  !word.isKnown &&
  !word.isLetters &&
  word.names.length === 0 &&
  word.syllables === null

const longNumber = /^\d{3,}$/

/** FU YUAN YU 8641: by such a number a ship is told from others, whatever its words are. */
const isLongNumber = ({ role, key }: Token): boolean => role === 'numeral' && longNumber.test(key)

const firmLetter = /^[BDFLMNPRST]/

/** Who slips twice hardly slips in the first letter (SILVERLINE, RIVERLINE). */
const beginsOtherwise = (own: readonly Token[], other: readonly Token[]): boolean => {
  const [[mine, ...more], [theirs, ...others]] = [leftOf(own, other), leftOf(other, own)]
  if (!mine || !theirs || more.length > 0 || others.length > 0 || mine.key[0] === theirs.key[0]) return false
  return firmLetter.test(mine.key) && firmLetter.test(theirs.key)
}

/** How many slips a name may have: words that nobody uses, beside another one that distinguishes or long enough by themselves. */
const slipsOf = (own: readonly Token[], other: readonly Token[]): number => {
  const left = leftOf(own, other)
  const isNumbered = own.some(token => isLongNumber(token) && !left.includes(token))
  if (isNumbered && left.length === 1 && latin.test(left[0]!.key)) return 1
  if (left.length === 0 || !left.every(isSlip)) return -1
  const shared = own.some(
    token => !left.includes(token) && !isGeneric(token) && token.weight >= tellingWeight,
  )
  if (shared) return mostEdits
  const letters = left.reduce((sum, { key }) => sum + key.length, 0)
  return letters >= brandOfTwo ? mostEdits : letters >= brandOfOne ? 1 : 0
}

/**
 * Score of two Latin names of which the one asked for is the other with one or two slips anywhere in it, 0 for others; of a
 * pair either may be the misspelt one.
 */
export const latinSlipScore = (query: Variant, listed: Variant, pair: boolean): number => {
  const together = lettersTogether(query)
  if (together !== '' && together === lettersTogether(listed)) return slipPoints.spacesElsewhere
  const texts = [slipText(query), slipText(listed)] as const
  if (texts.includes('')) return 0
  const limit = editsOf(Math.min(texts[0].length, texts[1].length))
  const [own, other] = [tellingOf(query), tellingOf(listed)]
  const letters = editDistance(...texts, limit)
  // A space missed or one too many beside other letters is a slip as well.
  const distance = letters > 0 && own.length !== other.length ? letters + 1 : letters
  if (distance > limit) return 0
  const allowed = Math.max(slipsOf(own, other), pair ? slipsOf(other, own) : -1)
  if (distance > allowed || (distance > 1 && beginsOtherwise(own, other))) return 0
  if (distance === 0) return slipPoints.spacesElsewhere
  return distance === 1 ? slipPoints.oneSlip : slipPoints.twoSlips
}
