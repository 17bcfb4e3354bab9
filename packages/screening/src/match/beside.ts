import type { NameScore } from './score/compose.ts'
import { containedFloor } from './signal/contained.ts'
import type { CircumstanceNote } from '../types.ts'

/** What a text tells beside a name of the same party. */
export interface Beside {
  readonly text: string
  /** It says which part of the house: a branch, an office, a faculty. */
  readonly part: boolean
  readonly country: boolean
}

/** Words that say no part of the house, and no country. */
export const besideWords = (text: string): Beside => ({ text, part: false, country: false })

/** Words that say which part of the house. */
export const besidePart = (text: string): Beside => ({ text, part: true, country: false })

/** A branch, an office, a faculty of a listed party. */
const mostOfPart = 88

/**
 * The score of a name that a text holds whole and tells something beside of the same party. A place alone may tell a
 * branch or another firm: then it is shown, and whatever else is known of the two names says more.
 */
export const withBeside = (found: NameScore, beside: Beside | undefined): NameScore => {
  if (beside === undefined) return found
  const score = Math.min(beside.part ? mostOfPart : containedFloor, found.score)
  const told = { about: 'subsidiary', query: beside.text, listed: '', factor: 1 } as const
  return { ...found, score, takenBeside: found.score - score, conflicts: [...found.conflicts, told] }
}

/** What else speaks against the party takes only what the words beside its name have not taken already. */
export const besidesTaken = (
  taken: number,
  notes: readonly CircumstanceNote[],
): readonly CircumstanceNote[] => {
  let left = taken
  return notes.map(one => {
    const eased = Math.min(left, Math.max(0, -one.effect))
    left -= eased
    return eased === 0 ? one : { ...one, effect: Math.round((one.effect + eased) * 10) / 10 }
  })
}
