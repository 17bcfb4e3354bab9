import type { WatchedHitState } from '@maojian/contract/calls/watch'
import type { RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'

/** One party that stands in an answer, as far as a later answer is compared with it. */
export interface StandingHit {
  readonly party: string
  readonly name: string
  readonly nameZh: string
  readonly score: number
  readonly state: WatchedHitState
  /** Gravest effect of its lists: 1 stop, 2 restricted, 0 history. */
  readonly level: 0 | 1 | 2
  /** Short names of the lists that hold it. */
  readonly lists: string
  /** `source reference` of each entry in force, sorted. */
  readonly entries: readonly string[]
}

/** What the lists said of one who is watched. */
export interface Standing {
  readonly verdict: RowVerdict
  readonly hits: readonly StandingHit[]
}

/** An entry of a list that differs between two snapshots. */
export interface ChangedEntry {
  readonly party: string
  readonly name: string
  readonly source: string
  readonly reference: string
  readonly change: 'added' | 'removed' | 'changed'
}

export type ChangeCause = 'list' | 'decision' | 'listAndDecision' | 'engine'
