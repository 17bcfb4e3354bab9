import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { finishHash, hashState, hashStep } from '../../text-hash.ts'
import { editDistance } from '../../name/script/edit-distance.ts'
import { spellAbjad } from '../../name/abjad/abjad.ts'
import { latinOfWord, plainly } from '../../name/lexicon/script-words.ts'
import { isGivenName } from '../../name/word/given-names.ts'
import { foldLatin } from '../../name/script/latin.ts'
import { isLexiconWord } from '../../name/lexicon/lexicon.ts'
import { latinNumeral } from '../../name/lexicon/numeral.ts'
import type { Sense } from '../../name/word/sense.ts'
import { wordOf } from '../../name/token/word.ts'
import { latinIsKnown } from '../../name/word/rarity.ts'
import type { NameScore } from '../score/compose.ts'
import { areOtherSyllables } from './other-syllables.ts'
import { slipPoints } from './slip-points.ts'
import { floored } from '../signal/signal.ts'

const inLatin = /^[\p{Script=Latin}\p{P}\p{N}\s]+$/u
/** Of fewer letters one edit makes another name, but that of a ship (ship-slip.ts). */
const shortest = 10
const shortestOfShip = 8
const longest = 60
/** From so many letters on a name may have two slips. */
const longEnough = 11

const inArabic = /^[\p{Script=Arabic}\p{P}\p{M}\p{Nd}\s\u200c\u200d]+$/u
const anyArabic = /\p{Script=Arabic}/u
const unwritten = /[\u0640\p{M}]/gu
/** The same in Arabic letters, of which the short vowels are not written. */
const shortestArabic = 8
const longEnoughArabic = 14

const isArabic = (letters: string): boolean => anyArabic.test(letters)

const plainArabic = (text: string): string => plainly(text.normalize('NFKC').replace(unwritten, ''))

/** Every letter and digit of a name in Latin or Arabic letters, its form among them; '' for others, and where there are too few for any rule or too many. */
export const wholeLetters = (text: string): string => {
  const arabic = !inLatin.test(text) && inArabic.test(text)
  if (!arabic && !inLatin.test(text)) return ''
  const letters = arabic
    ? plainArabic(text).replace(/[^\p{L}\p{Nd}]/gu, '')
    : foldLatin(text.normalize('NFKC'))
  return letters.length >= (arabic ? shortestArabic : shortestOfShip) && letters.length <= longest
    ? letters
    : ''
}

const mostEdits = 2

const editsOf = (letters: string): number =>
  letters.length < (isArabic(letters) ? longEnoughArabic : longEnough) ? 1 : mostEdits

/** The name of a ship may have two slips whatever its length. */
const editsSought = (letters: string): number => (isArabic(letters) ? editsOf(letters) : mostEdits)

const segments = 4

const ship: PartyType = '03'

const bound = (length: number, at: number): number => Math.floor((length * at) / segments)

const marked = hashState('&')

/** A stretch of letters as quarter `at` of a name of so many letters. */
const hashOf = (
  letters: string,
  from: number,
  to: number,
  [length, at]: readonly [number, number],
): number => {
  let hash = hashStep(hashStep(marked, length), at)
  for (let i = from; i < to; i++) hash = hashStep(hash, letters.charCodeAt(i))
  return finishHash(hash)
}

const isLongEnough = (letters: string): boolean => isArabic(letters) || letters.length >= shortest

/** Quarters of the letters, by whose hashes a listed name is filed. */
export const lettersFiled = (text: string, type: PartyType): readonly number[] => {
  const letters = wholeLetters(text)
  if (letters === '' || (type !== ship && !isLongEnough(letters))) return []
  const { length } = letters
  return Array.from({ length: segments }, (_, at) =>
    hashOf(letters, bound(length, at), bound(length, at + 1), [length, at]),
  )
}

/** How many quarters are left as they were by whoever slips as often as such a name allows. */
export const quartersLeft = (letters: string): number => segments - editsSought(letters)

/** Hashes of the same quarters of every text that is so many slips away at most, wherever they may have moved. */
export const lettersSought = (letters: string): readonly number[] => {
  const hashes: number[] = []
  const edits = editsSought(letters)
  for (let longer = -edits; longer <= edits; longer++) {
    const length = letters.length - longer
    for (let at = 0; at < segments; at++) {
      const [from, to] = [bound(length, at), bound(length, at + 1)]
      // Behind at most as many slips as quarters lie before it, and before as many as lie behind.
      const behind = segments - 1 - at
      const last = Math.min(at, edits, longer + behind, letters.length - to)
      for (let move = Math.max(-at, -edits, longer - behind, -from); move <= last; move++)
        hashes.push(hashOf(letters, from + move, to + move, [length, at]))
    }
  }
  return hashes
}

/** Words of such a text, folded. */
export const wordsOf = (text: string): string[] =>
  (isArabic(text) ? plainArabic(text) : text.normalize('NFKC'))
    .split(/[^\p{L}\p{N}'’]+/u)
    .map(word => (isArabic(word) ? word : foldLatin(word)))
    .filter(Boolean)

const article = /^(?:وال|ال)(?=..)/u
/** What makes a surname of another name: كريمي, رضايي. */
const nisba = /(?:يي|ي|يان|زاده|نيا|پور)$/u

const isKnownArabic = (word: string): boolean =>
  latinOfWord(word) !== undefined || isGivenName(spellAbjad(word), true)

/** A name in use, or a surname made of one. */
const isNameInArabic = (word: string): boolean => {
  const bare = word.replace(article, '')
  return [word, bare, word.replace(nisba, ''), bare.replace(nisba, '')].some(isKnownArabic)
}

const isInUse = (key: string): boolean => latinIsKnown(key) || isLexiconWord(key)

const shortestPart = 4

/** SILVERLINE is no slip of RIVERLINE: each is two words in use. */
const isOfTwoWords = (key: string): boolean => {
  for (let at = shortestPart; at <= key.length - shortestPart; at++)
    if (isInUse(key.slice(0, at)) && isInUse(key.slice(at))) return true
  return false
}

/** What nobody uses, no name, no syllables, no word of business: what a slip makes. */
export const isUnknown = (key: string): boolean => {
  if (isArabic(key)) return key.length > 1 && !isNameInArabic(key)
  if (key.length < 2 || isInUse(key) || latinNumeral(key) !== undefined || isOfTwoWords(key)) return false
  const { names, syllables } = wordOf(key)
  return names.length === 0 && syllables === null
}

/** From so many letters on a slip may make another word that is in use (Maria, Marina), two slips from more, but no number, letter or syllables. */
const longAgree = [0, 16, 22] as const

const mayBeMeant = (key: string): boolean =>
  key.length > 1 &&
  (isArabic(key) ||
    (latinNumeral(key) === undefined &&
      (wordOf(key).syllables?.some(syllable => syllable.length === 1) ?? true)))

export const digits = (letters: string): string => letters.replace(/\D/g, '')

/** Whether every word of the one that the other lacks can only be a slip. */
const isMisspelt = (typed: string, meant: string, mayBe: (word: string) => boolean): boolean => {
  const words = new Set(wordsOf(meant))
  return wordsOf(typed).every(word => words.has(word) || mayBe(word))
}

const tellingWeight = 0.6

const isTelling = ({ role, weight }: Sense): boolean => role === 'word' && weight >= tellingWeight

/** So many letters may stand for a house. */
const mostLetters = 3

/** Letters that stand for two houses, and nothing else that distinguishes: FSM Holdings is no USM Holdings. */
const areOtherLetters = (query: string, listed: string): boolean => {
  const [own, other] = [wordsOf(query), wordsOf(listed)]
  const left = [...own.filter(word => !other.includes(word)), ...other.filter(word => !own.includes(word))]
  return (
    (left.some(word => word.length <= mostLetters && wordOf(word).isLetters) ||
      left.every(word => word.length <= mostLetters)) &&
    !own.some(word => other.includes(word) && isTelling(wordOf(word).sense))
  )
}

/** كريم and كريمي, الحداد and حدادي: one name and another that is made of it. */
const areOtherEndings = (query: string, listed: string): boolean => {
  const [own, other] = [wordsOf(query), wordsOf(listed)]
  const bare = (word: string): string => word.replace(article, '').replace(nisba, '')
  const left = own.filter(word => !other.includes(word))
  return left.some(word => other.some(one => !own.includes(one) && bare(one) === bare(word)))
}

/**
 * The score of two names in one kind of letters that are one, every letter of them, with one or two slips; 0 for others.
 * Either may be the misspelt one, but of a part of a text, of which there are many, only the one asked for.
 */
export const lettersScore = (query: string, listed: string, isPart = false): number => {
  const [own, other] = [wholeLetters(query), wholeLetters(listed)]
  const shorter = own.length < other.length ? own : other
  if (own === '' || other === '' || !isLongEnough(shorter)) return 0
  if (own === other)
    return areOtherSyllables(wordsOf(query).map(wordOf), wordsOf(listed).map(wordOf))
      ? 0
      : slipPoints.spacesElsewhere
  const limit = editsOf(shorter)
  const letters = editDistance(own, other, limit)
  // A space missed or one too many beside other letters is a slip as well.
  const distance = wordsOf(query).length === wordsOf(listed).length ? letters : letters + 1
  if (distance > limit || digits(own) !== digits(other)) return 0
  const mayBe = Math.min(own.length, other.length) >= longAgree[distance]! ? mayBeMeant : isUnknown
  if (!isMisspelt(query, listed, mayBe) && (isPart || !isMisspelt(listed, query, mayBe))) return 0
  if (isArabic(own) ? areOtherEndings(query, listed) : areOtherLetters(query, listed)) return 0
  return distance === 1 ? slipPoints.oneSlip : slipPoints.twoSlips
}

/** A measured pair with the points of such slips, or of what else makes one name of both. */
export const withSlips = (
  measured: NameScore,
  points: number,
  about: 'slip' | 'contained' | 'askedAlone' = 'slip',
): NameScore => ({
  ...measured,
  score: points,
  silent: [...measured.silent, ...floored(about, points)],
})
