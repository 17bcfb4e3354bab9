import type { Database } from '../db/database.ts'

/** What every step of an import is given. */
export interface IngestContext {
  readonly database: Database
  readonly dataDir: string
  readonly now: () => Date
  /** One line in Chinese for the person who waits. */
  readonly progress: (message: string) => void
  readonly signal?: AbortSignal
}
