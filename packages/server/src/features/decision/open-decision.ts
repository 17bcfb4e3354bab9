import type { Subject } from '@maojian/screening'
import { stillHolds, type KeptDecision } from '../screening/entry.ts'

/** A decision that is not ended; one that waits for a second person, or has lapsed, does not count. */
export interface OpenDecision extends KeptDecision {
  readonly counts: boolean
}

/** Position of the newest on a party that was found, whether it counts or waits; -1 where nothing was decided. */
export const newestOn = (open: readonly OpenDecision[], subject: Subject): number =>
  open.findLastIndex(one => stillHolds(one, subject))
