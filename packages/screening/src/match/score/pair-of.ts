import { isReading, type Variant } from '../../name/token/token.ts'
import { align, alignSame, type Lent } from '../piece/align.ts'
import type { Sides } from '../piece/match.ts'
import type { Pair } from '../signal/signal.ts'

const sidesOf = (query: Variant, listed: Variant): Sides => ({
  query: query.tokens,
  listed: listed.tokens,
  strict: isReading(query) || isReading(listed),
})

/** What is at hand when two forms are measured. */
export interface How {
  readonly lent?: Lent
  /** Two names of equal standing, none of them asked for. */
  readonly pair?: boolean
  /** A score below this is not worth knowing: what is told is no more than an upper bound. */
  readonly least?: number
}

/** Two forms with their pieces aligned. */
export const pairOf = (query: Variant, listed: Variant, how: How = {}): Pair => {
  const sides = sidesOf(query, listed)
  return { query, listed, sides, matches: align(sides, how.lent), equals: how.pair === true }
}

/** The same of two forms that are one name: piece for piece where they have the same ones. */
export const samePair = (query: Variant, listed: Variant): Pair => {
  const matches = alignSame(query.tokens, listed.tokens)
  return matches
    ? { query, listed, sides: sidesOf(query, listed), matches, equals: false }
    : pairOf(query, listed)
}
