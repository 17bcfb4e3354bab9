import { editDistance } from '../name/edit-distance.ts'
import { looseFold } from '../name/sound.ts'
import { isGeneric, isReading, type Token, type Variant } from '../name/token.ts'
import { weigh } from './held-name.ts'
import type { Match } from './align.ts'
import { onlyGeneric, type NameScore } from './name-score.ts'
import { positions } from './name-conflict.ts'

/** What is likened letter by letter is never shown by that alone. */
const ceiling = 79

const longest = 60

/** Share of letters that two texts have in common. */
const likeness = (a: string, b: string): number => {
  const most = Math.max(a.length, b.length)
  return most > longest ? 0 : 1 - editDistance(a, b, most) / most
}

const isNamed = ({ han, abjad, accent, role }: Token): boolean =>
  !han && !abjad && accent === '' && role !== 'form' && role !== 'title'

const distinguishes = (token: Token): boolean => isNamed(token) && !isGeneric(token)

const isSyllable = ({ word }: Token): boolean => word.syllables !== null || word.korean !== ''

const isPlace = ({ role }: Token): boolean => role === 'region'

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

/** How far words agree that have more or less the same letters when they are joined and folded by sound. */
const agreementOf = (left: readonly Token[], right: readonly Token[]): number => {
  const spell = (tokens: readonly Token[]): string => tokens.map(({ key }) => looseFold(key)).join('')
  const [a, b] = [spell(left), spell(right)]
  if (Math.min(a.length, b.length) < fewestLetters || isApart(left, right)) return 0
  return Math.max(0, Math.min(mostLike, steep * (likeness(a, b) - leastLike)))
}

type Side = 'query' | 'listed'
type Wanted = (token: Token) => boolean

/** Places of what met nothing. */
const leftOf = (side: Side, { tokens }: Variant, { matches }: NameScore, wanted: Wanted): number[] => {
  const met = positions(matches, side)
  return [...tokens.keys()].filter(at => !met.has(at) && wanted(tokens[at]!))
}

const at = ({ tokens }: Variant, places: readonly number[]): Token[] => places.map(place => tokens[place]!)

/** Two names with what met nothing likened: what they have in common, and the stretches that are alike. */
interface Likened {
  readonly shared: number
  readonly matches: readonly Match[]
}

const isStretch = (places: readonly number[]): boolean => places.at(-1)! - places[0]! + 1 === places.length

const liken = (query: Variant, listed: Variant, measured: NameScore, wanted: Wanted): Likened => {
  const { matches } = measured
  const places = [
    leftOf('query', query, measured, wanted),
    leftOf('listed', listed, measured, wanted),
  ] as const
  const [own, other] = [at(query, places[0]), at(listed, places[1])]
  const value = agreementOf(own, other)
  if (value === 0) return { shared: 0, matches }
  const weight = (weigh(own) + weigh(other)) / 2
  const met = matches.reduce((sum, match) => sum + match.agreement.value * match.weight, 0)
  const shared = (2 * (met + value * weight)) / (query.weight + listed.weight)
  if (!places.every(isStretch)) return { shared, matches }
  const alike: Match = {
    queryFrom: places[0][0]!,
    queryTo: places[0].at(-1)! + 1,
    listedFrom: places[1][0]!,
    listedTo: places[1].at(-1)! + 1,
    agreement: { value, rule: 'sound' },
    weight,
  }
  return { shared, matches: [...matches, alike].toSorted((a, b) => a.queryFrom - b.queryFrom) }
}

const genericMost = 74
/** Business words with a few more of them on one side (Ministry of Petroleum, Iranian Ministry of Petroleum). */
const heldFactor = 1.15
const fewestHeld = 2

const isHeldGeneric = (query: Variant, listed: Variant, measured: NameScore): boolean => {
  const tells: Wanted = ({ role }) => role !== 'form' && role !== 'kin' && role !== 'title'
  const left = [
    at(query, leftOf('query', query, measured, tells)),
    at(listed, leftOf('listed', listed, measured, tells)),
  ]
  const met = measured.matches.filter(({ queryFrom }) => tells(query.tokens[queryFrom]!))
  return met.length >= fewestHeld && left.some(one => one.length === 0) && left.flat().every(isGeneric)
}

/**
 * Ranks two names below what is shown: what no rule explains may still be one name in other letters (HATKAEW, HAD KAEW).
 * For two names of equal standing only: a search asks for nothing below its threshold.
 */
export const likened = (query: Variant, listed: Variant, measured: NameScore): NameScore => {
  if (isReading(query) || isReading(listed) || measured.score >= ceiling) return measured
  const generic = onlyGeneric(query) || onlyGeneric(listed)
  const ways = [
    liken(query, listed, measured, distinguishes),
    liken(query, listed, measured, isNamed),
  ] as const
  const best = ways[1].shared > ways[0].shared ? ways[1] : ways[0]
  const most = generic ? genericMost : 100
  const alike = measured.conflicts.reduce((all, { factor }) => all * factor, most * best.shared)
  const held = generic && isHeldGeneric(query, listed, measured) ? heldFactor * measured.score : 0
  const score = Math.min(ceiling, Math.max(held, alike))
  if (score <= measured.score) return measured
  return { ...measured, score, matches: alike > held ? best.matches : measured.matches }
}
