import { editDistance, longestMeasured } from '../../name/script/edit-distance.ts'
import { isGeneric, isReading, type Token, type Variant } from '../../name/token/token.ts'
import type { Sign } from '../signal/signal.ts'
import { belowShown } from '../shown.ts'

/** Places of the letters of a word that stand in another one too, within half its length (Jaro). */
const shared = (a: string, b: string): number[] => {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1)
  const taken = new Set<number>()
  const places: number[] = []
  for (let i = 0; i < a.length; i++)
    for (let j = Math.max(0, i - reach); j < Math.min(b.length, i + reach + 1); j++)
      if (a[i] === b[j] && !taken.has(j)) {
        taken.add(j)
        places.push(i)
        break
      }
  return places
}

const longestStart = 4

/** Likeness of two words, 0-1, a common beginning counting more (Winkler, 1990). */
const wordLikeness = (a: string, b: string): number => {
  if (a === b) return 1
  const [left, right] = [shared(a, b), shared(b, a)]
  const met = Math.min(left.length, right.length)
  if (met === 0) return 0
  const turned = left.filter((place, k) => k < met && a[place] !== b[right[k]!]).length
  const jaro = (met / a.length + met / b.length + (met - turned / 2) / met) / 3
  let start = 0
  while (start < Math.min(longestStart, a.length, b.length) && a[start] === b[start]) start++
  return jaro + 0.1 * start * (1 - jaro)
}

/** Share of letters that two texts have in common, 0-1; of long texts 0. */
export const textLikeness = (a: string, b: string): number => {
  const most = Math.max(a.length, b.length)
  return most === 0 || most > longestMeasured ? 0 : 1 - editDistance(a, b, most) / most
}

/** Likeness of words that have nothing in common. */
const chance = 0.6

/** Mandarin syllables that differ are other characters, however many letters they share (HAINA, HAITIAN). */
const ofSyllables = 0.3

const heard = ({ han, key, word }: Token): string => (han ? key : word.fold || key)

const tokenLikeness = (a: Token, b: Token): number => {
  if (a.concept !== '' && a.concept === b.concept) return 1
  if (a.han !== b.han) return 0
  const like = Math.max(0, (wordLikeness(heard(a), heard(b)) - chance) / (1 - chance))
  return a.key !== b.key && a.word.syllables && b.word.syllables ? ofSyllables * like : like
}

/** How much of the weight of some words the others are like. */
const covered = (words: readonly Token[], others: readonly Token[]): number => {
  const weight = words.reduce((sum, word) => sum + word.weight, 0)
  if (weight === 0) return 0
  const met = words.reduce(
    (sum, word) => sum + word.weight * Math.max(...others.map(other => tokenLikeness(word, other))),
    0,
  )
  return met / weight
}

const naming = ({ tokens }: Variant): Token[] =>
  tokens.filter(({ role }) => role !== 'form' && role !== 'stop')

const joinedLikeness = (a: readonly Token[], b: readonly Token[]): number =>
  textLikeness(a.map(heard).join(''), b.map(heard).join(''))

const distinguishes = (token: Token): boolean => !isGeneric(token)

/** A name of business words alone is told from others by all its letters. */
const ofBusiness = 0.9

/** A given name of Europe is read as pinyin by chance only (KAREN). */
const inSyllables = (tokens: readonly Token[]): boolean =>
  tokens.every(
    ({ han, word }) =>
      !han && word.syllables !== null && (word.syllables.length === 1 || word.names.length === 0),
  )

const ofBrandSyllables = 0.45

/** Likeness of what distinguishes two names; other Mandarin syllables are another brand (XINHAI, XINDA). */
const brandLikeness = (a: readonly Token[], b: readonly Token[]): number => {
  const like = joinedLikeness(a, b)
  return like < 1 && inSyllables(a) && inSyllables(b) ? ofBrandSyllables * like : like
}

/** Two texts are alike as far as what distinguishes them is: TYT ELECTRONICS and EKT ELECTRONICS share a business. */
const textsLikeness = (a: readonly Token[], b: readonly Token[]): number => {
  const whole = joinedLikeness(a, b)
  const [own, other] = [a.filter(distinguishes), b.filter(distinguishes)]
  if (own.length === 0 || other.length === 0) return ofBusiness * whole
  const firm = own.length < a.length || other.length < b.length
  return (whole + (firm ? brandLikeness : joinedLikeness)(own, other)) / 2
}

const formLikeness = (a: Variant, b: Variant): number => {
  const [left, right] = [naming(a), naming(b)]
  if (left.length === 0 || right.length === 0 || (isReading(a) && isReading(b))) return 0
  return Math.max((covered(left, right) + covered(right, left)) / 2, textsLikeness(left, right))
}

/** What hardly ever stands between two names of one party, and what often does. */
const apart: ReadonlySet<Sign['about']> = new Set([
  'sameSound',
  'region',
  'numeral',
  'patronymic',
  'trade',
] as const)
const [apartFactor, doubtFactor] = [0.6, 0.85]

const mostForms = 8

/** Points that likeness alone gives: below every score that is shown. */
const mostPoints = belowShown

/**
 * Points for how alike two names look and sound, word by word and as one text, 0-79; symmetric. It ranks pairs that no
 * rule brings together; it is never searched for and never makes a possible match.
 */
export const likenessPoints = (
  left: readonly Variant[],
  right: readonly Variant[],
  conflicts: readonly Sign[],
): number => {
  const listed = right.slice(0, mostForms)
  const likeness = Math.max(
    0,
    ...left.slice(0, mostForms).flatMap(one => listed.map(other => formLikeness(one, other))),
  )
  const factor = conflicts.some(({ about }) => apart.has(about))
    ? apartFactor
    : conflicts.length > 0
      ? doubtFactor
      : 1
  return Math.round(mostPoints * factor * likeness * 10) / 10
}
