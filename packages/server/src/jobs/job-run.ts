import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

export interface Progress {
  readonly done: number
  /** 0 while nobody knows. */
  readonly total: number
  /** One line in Chinese for the person who waits. */
  readonly note?: string
}

/** What a job is told of its run. */
export interface JobRun {
  readonly id: string
  /** 0 for the first run. */
  readonly attempt: number
  /** Aborted when the job was cancelled, another server took it over, or this process is to stop. */
  readonly signal: AbortSignal
  /** Keeps how far it is; calls in quick succession cost nothing. */
  readonly progress: (progress: Progress) => Promise<void>
  /** Ends the job in the caller's transaction: what is written there counts exactly once. */
  readonly completeIn: (transaction: Kysely<Schema>) => Promise<void>
}

export type RunJob<Payload extends object> = (payload: Payload, run: JobRun) => Promise<void>
