import { metWeight, type Match } from '../piece/match.ts'
import { usualCeiling } from '../signal/ceiling.ts'
import { containedFloor } from '../signal/contained.ts'
import { isReordered } from '../signal/met.ts'
import type { Pair, Sign } from '../signal/signal.ts'
import { ofSame, signals, signsOf } from './signals.ts'

/** Result of comparing two forms of two names; `score` is 0-100 before circumstances. */
export interface NameScore {
  readonly score: number
  readonly matches: readonly Match[]
  /** What speaks against one party, in the order in which it counts. */
  readonly conflicts: readonly Sign[]
  /** What raised or lowered the points besides, and contradicts nothing. */
  readonly silent: readonly Sign[]
  readonly reordered: boolean
  /** Points that words beside the name took (match/beside.ts). */
  readonly takenBeside?: number
}

const mostScore = 100

/** Share of information on which both names agree, 0-1 (Dice over token weights). */
export const overlap = ({ matches, query, listed }: Pick<Pair, 'matches' | 'query' | 'listed'>): number => {
  return (2 * metWeight(matches)) / (query.weight + listed.weight || 1)
}

export const productOf = (signs: readonly Sign[], start: number): number =>
  signs.reduce((all, { factor }) => all * factor, start)

const highest = (signs: readonly Sign[], wanted: (sign: Sign) => boolean, least: number): number =>
  signs.reduce((best, sign) => (wanted(sign) ? Math.max(best, sign.floor ?? 0) : best), least)

/** Points once everything that raises and lowers them is known, before the last word. */
const weighed = (pair: Pair, raised: readonly Sign[], lowered: readonly Sign[]): number => {
  const shared = 100 * overlap(pair)
  const shown = lowered.filter(sign => sign.hidesNothing)
  const apart = productOf(
    lowered.filter(sign => !sign.hidesNothing),
    1,
  )
  const factor = productOf(shown, apart)
  const carried = highest(raised, ({ holds }) => holds === undefined, shared)
  const firm = highest(raised, ({ holds }) => holds === 'unlowered', 0)
  const free = highest(raised, ({ holds }) => holds === 'unbounded', 0)
  const cap = lowered.find(sign => sign.cap !== undefined)?.cap
  // Of one house with a listed bank: a person must look, though it is another party.
  const kept = shown.length > 0 && carried * apart >= containedFloor ? cap! : 0
  const most = cap ?? usualCeiling(pair, isReordered(pair.matches))
  return Math.min(mostScore, Math.max(Math.min(most, Math.max(carried * factor, firm, kept)), free * factor))
}

const isSilent = ({ silent }: Sign): boolean => silent === true

/** What has the last word, one after the other. */
const settled = (found: NameScore, signs: readonly Sign[]): NameScore => ({
  ...found,
  score: signs.reduce((points, { settle }) => settle!(points), found.score),
  conflicts: [...found.conflicts, ...signs],
})

/** Two names of known houses that are not one, whatever else was found. */
export const ofOneHouse = (found: NameScore, pair: Pair): NameScore =>
  settled(found, signsOf(ofSame, pair, found.score))

/**
 * The score of two names by all signals. What cannot reach `least` whatever contradicts is not asked what does: its score is
 * no more than an upper bound.
 */
export const compose = (pair: Pair, least = 0): NameScore => {
  const { matches } = pair
  const raised = signsOf(signals.raising, pair, 0)
  const most = highest(raised, () => true, 100 * overlap(pair))
  if (most < least)
    return { score: most, matches, conflicts: [], silent: raised, reordered: isReordered(matches) }
  const lowered = signsOf(signals.lowering, pair, most)
  let found: NameScore = {
    score: weighed(pair, raised, lowered),
    matches,
    conflicts: lowered.filter(sign => !isSilent(sign)),
    silent: [...raised, ...lowered.filter(isSilent)],
    reordered: isReordered(matches),
  }
  for (const signal of signals.settling) found = settled(found, signal.of(pair, found.score))
  return found
}
