import type { KeptDecision } from '../screening/entry.ts'
import type { Difference } from './difference.ts'
import type { SubjectChange } from './rescreen-subjects.ts'

/** A difference as threads share it. */
export interface SharedDifference extends Pick<Difference, 'parties'> {
  /** Names it, so that a thread opens its index once. */
  readonly id: string
  /** On shared memory. */
  readonly probe: Uint8Array
}

export type RescreenTask =
  | { readonly kind: 'compare'; readonly before: Uint8Array }
  | {
      readonly kind: 'screen'
      /** Packed `WatchedSubject[]`. */
      readonly content: Uint8Array
      /** What they look for in an index, where it was read already (`keepQuestions`). */
      readonly questions?: Uint8Array | null
      /** `all`: everybody is screened; absent: only those of whom something was decided. */
      readonly difference?: SharedDifference | 'all' | undefined
      /** Parties that were joined with others: id before → id now. */
      readonly moved: Difference['moved']
      readonly decided: readonly string[]
      readonly kept: readonly KeptDecision[]
    }

export interface ChunkAnswer {
  /** Packed anew; absent where nothing is different. */
  readonly content?: Uint8Array
  /** Read in this run, to be kept for the next. */
  readonly questions?: Uint8Array
  readonly changes: readonly SubjectChange[]
  readonly screened: number
  readonly hits: number
  readonly possible: number
}

export type RescreenResult =
  | {
      readonly kind: 'compare'
      /** Absent where this engine cannot open the older one. */
      readonly difference?: Difference
    }
  | ({ readonly kind: 'screen' } & ChunkAnswer)
