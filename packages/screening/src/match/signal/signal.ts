import type { Variant } from '../../name/token/token.ts'
import type { Circumstance, NamePart } from '../../types.ts'
import type { Match, Sides } from '../piece/match.ts'

/** Two forms of two names, and which of their pieces met: what every signal looks at. */
export interface Pair {
  readonly query: Variant
  readonly listed: Variant
  readonly sides: Sides
  readonly matches: readonly Match[]
  /** Two names of equal standing, none of them asked for. */
  readonly equals: boolean
}

/**
 * What a signal says of a pair, and what that is worth: a floor, a factor, a cap or a last word. The arithmetic of an answer
 * names it by `about`, and `explain` words it.
 */
export interface Sign {
  readonly about: NamePart | Circumstance
  /** What each name has; '' where it has nothing, or nothing to name. */
  readonly query: string
  readonly listed: string
  /** So many points at least, whatever the pieces carry. */
  readonly floor?: number
  /** Nothing that contradicts lowers that floor; or nothing bounds it. */
  readonly holds?: 'unlowered' | 'unbounded'
  /** All points are multiplied by it: 1 where only a cap or a last word counts. */
  readonly factor: number
  /** So many points at most, in place of the usual ceiling. */
  readonly cap?: number
  /** What reaches the threshold without this sign stays shown, with the cap. */
  readonly hidesNothing?: boolean
  /** The last word, told the points that everything before it comes to. */
  readonly settle?: (points: number) => number
  /** It only counts, and contradicts nothing that a reader should be told of. */
  readonly silent?: boolean
  /** ISO code of the only country that one of two names of a bank has: it may be told or left out. */
  readonly country?: string
  /** Nothing but business words stands beside that country: there is such a bank in many countries. */
  readonly generic?: boolean
}

export interface Signal {
  /** As the ablation (`npm run bench -- ablation`) and the rule cards (docs/screening-signals.md) call it. */
  readonly name: string
  /** When it says something, in plain words. */
  readonly tells: string
  /** Two names of which it says something. */
  readonly example: readonly [string, string]
  /** Nearly always nothing; `points` are those that the signals before it come to. */
  readonly of: (pair: Pair, points: number) => readonly Sign[]
}

export const noSign: readonly Sign[] = []

/** A floor, where there is one. */
export const floored = (about: NamePart, floor: number, holds?: Sign['holds']): readonly Sign[] =>
  floor === 0
    ? noSign
    : [{ about, query: '', listed: '', factor: 1, silent: true, floor, ...(holds && { holds }) }]

/** A factor, where it is one. */
export const lowered = (about: NamePart, factor: number): readonly Sign[] =>
  factor === 1 ? noSign : [{ about, query: '', listed: '', factor, silent: true }]
