import type { Screened } from '../screening/entry.ts'
import type { Standing } from './standing.ts'

/** A listed party that is watched itself; the entries find it again when it was joined with another. */
export interface WatchedParty {
  readonly id: string
  readonly entries: readonly string[]
}

/** One who is watched: a name that is screened, or a listed party that is looked at. */
export interface WatchedSubject {
  readonly title: string
  /** The customer's own number, or the line of the file. */
  readonly reference: string
  readonly screened: Screened
  readonly party?: WatchedParty
  /** Of the last screening; absent before the first. */
  readonly standing?: Standing
}
