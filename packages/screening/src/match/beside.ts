import type { NameScore } from './score/compose.ts'
import { containedFloor } from './signal/contained.ts'

/** What a text tells beside a name of the same party. */
export interface Beside {
  readonly text: string
  /** It says which part of the house: a branch, an office, a faculty. */
  readonly part: boolean
  readonly country: boolean
}

/** A branch, an office, a faculty of a listed party. */
const mostOfPart = 88

/**
 * The score of a name that a text holds whole and tells something beside of the same party. A place alone may tell a
 * branch or another firm: then it is shown, and whatever else is known of the two names says more.
 */
export const withBeside = (found: NameScore, beside: Beside | undefined): NameScore =>
  beside === undefined
    ? found
    : {
        ...found,
        score: Math.min(beside.part ? mostOfPart : containedFloor, found.score),
        conflicts: [...found.conflicts, { about: 'subsidiary', query: beside.text, listed: '', factor: 1 }],
      }
