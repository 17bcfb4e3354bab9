import { looseFold } from '../../name/sound/sound.ts'
import { isGeneric, isReading, onlyGeneric, type Token, type Variant } from '../../name/token/token.ts'
import { isPlace } from '../../name/token/tells.ts'
import type { NameScore } from '../score/compose.ts'
import { textLikeness } from './likeness.ts'
import { meantInPinyin } from './meant-in-pinyin.ts'
import { leftOf, weigh } from '../signal/met.ts'
import { belowShown } from '../shown.ts'
import { metWeight } from '../piece/match.ts'

/** What is likened letter by letter is never shown by that alone. */
const ceiling = belowShown

const isNamed = ({ han, abjad, accent, role }: Token): boolean =>
  !han && !abjad && accent === '' && role !== 'form' && role !== 'title'

const distinguishes = (token: Token): boolean => isNamed(token) && !isGeneric(token)

const isSyllable = ({ word }: Token): boolean => word.syllables !== null || word.korean !== ''

/** What is another name, however few letters differ: a number, a place, a given name, a Mandarin or Korean syllable. */
const isApart = (left: readonly Token[], right: readonly Token[]): boolean => {
  const both = (wanted: (token: Token) => boolean): boolean => left.every(wanted) && right.every(wanted)
  return (
    [...left, ...right].some(({ role }) => role === 'numeral' || role === 'patronymic') ||
    both(isSyllable) ||
    (left.some(isPlace) && right.some(isPlace)) ||
    both(({ word }) => word.names.length > 0)
  )
}

const fewestLetters = 4
const leastLike = 0.5
const steep = 2.5
const mostLike = 0.9

const fewestOfLonger = 8
const ofLonger = 0.8

/** A name as its house writes it with something behind it (DULCE VOLCAN, DULCEVOLCANCLN). */
const isLonger = (short: string, long: string): boolean =>
  short.length >= fewestOfLonger && long.startsWith(short)

/** How far words agree that have more or less the same letters when they are joined and folded by sound. */
const agreementOf = (left: readonly Token[], right: readonly Token[]): number => {
  const spell = (tokens: readonly Token[]): string => tokens.map(({ key }) => looseFold(key)).join('')
  const [a, b] = [spell(left), spell(right)]
  if (Math.min(a.length, b.length) < fewestLetters || isApart(left, right)) return 0
  if (meantInPinyin(left, right)) return mostLike
  if (isLonger(a, b) || isLonger(b, a)) return ofLonger
  return Math.max(0, Math.min(mostLike, steep * (textLikeness(a, b) - leastLike)))
}

type Wanted = (token: Token) => boolean

/** Share of information that two names have in common when what met nothing is likened, 0 when that is not alike. */
const sharedOf = (query: Variant, listed: Variant, measured: NameScore, wanted: Wanted): number => {
  const own = leftOf(query.tokens, measured.matches, 'query', wanted)
  const other = leftOf(listed.tokens, measured.matches, 'listed', wanted)
  const like = agreementOf(own, other)
  if (like === 0) return 0
  return (
    (2 * metWeight(measured.matches) + like * (weigh(own) + weigh(other))) /
    (query.weight + listed.weight || 1)
  )
}

const tellsSomething: Wanted = ({ role }) => role !== 'form' && role !== 'kin' && role !== 'title'

const genericMost = 74
/** Business words with a few more of them on one side (Ministry of Petroleum, Iranian Ministry of Petroleum). */
const heldFactor = 1.15
const fewestHeld = 2

const isBank = ({ concept }: Token): boolean => concept === '#bank'

/** A distinguishing word counts in the points already. */
const ofNamed = 0.5

/** Words that two forms agree in, where nothing contradicts; of banks one other word makes another bank. */
export const wordsMet = (query: Variant, listed: Variant, { matches, conflicts }: NameScore): number => {
  if (conflicts.length > 0 || query.tokens.some(isBank)) return 0
  return matches.reduce((sum, { queryFrom, listedFrom }) => {
    const [own, other] = [query.tokens[queryFrom]!, listed.tokens[listedFrom]!]
    if (!tellsSomething(own) || !tellsSomething(other)) return sum
    return sum + (isGeneric(own) ? 1 : ofNamed)
  }, 0)
}

const isHeldGeneric = (query: Variant, listed: Variant, measured: NameScore): boolean => {
  const left = [
    leftOf(query.tokens, measured.matches, 'query', tellsSomething),
    leftOf(listed.tokens, measured.matches, 'listed', tellsSomething),
  ]
  const met = wordsMet(query, listed, measured)
  return met >= fewestHeld && left.some(one => one.length === 0) && onlyGeneric(left.flat())
}

/**
 * Points for two forms of which the rules met all but a little, 0-79: what is left on both sides is joined and likened
 * (Zay Gabar, Zaykabar); a name of business words alone may have a few more of them. It only ranks, as likeness does.
 */
export const leftPoints = (query: Variant, listed: Variant, measured: NameScore): number => {
  if (isReading(query) || isReading(listed) || measured.score >= ceiling) return 0
  const generic = onlyGeneric(query.tokens) || onlyGeneric(listed.tokens)
  const held = generic && isHeldGeneric(query, listed, measured) ? heldFactor * measured.score : 0
  const shared = Math.max(
    sharedOf(query, listed, measured, distinguishes),
    sharedOf(query, listed, measured, isNamed),
  )
  const most = generic ? genericMost : 100
  const alike = measured.conflicts.reduce((all, { factor }) => all * factor, most * shared)
  return Math.round(10 * Math.min(ceiling, Math.max(held, alike))) / 10
}

const perWord = 0.12
const mostWords = 5

/** Names that agree in many words rank before those that share one, where both are partly met; below what is shown. */
export const rankedByWords = (points: number, met: number): number => {
  const factor = 1 + perWord * (Math.min(Math.max(met, 1), mostWords) - 1)
  return Math.round(10 * Math.min(ceiling, points * factor)) / 10
}

const otherBusinessFactor = 0.87

/** Two names that each have a business or a place which the other lacks rank lower, whatever else they share. */
export const rankedByBusiness = (
  points: number,
  query: Variant,
  listed: Variant,
  measured: NameScore,
): number => {
  const own: Wanted = token => isGeneric(token) && tellsSomething(token)
  const { matches } = measured
  const both =
    leftOf(query.tokens, matches, 'query', own).length > 0 &&
    leftOf(listed.tokens, matches, 'listed', own).length > 0
  return both ? Math.round(10 * otherBusinessFactor * points) / 10 : points
}
