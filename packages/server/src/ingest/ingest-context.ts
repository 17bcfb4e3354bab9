import type { FileStore } from '../adapters/file-store.ts'
import type { Database } from '../db/database.ts'
import type { Snapshots } from '../snapshots/snapshots.ts'

/** What every step of an import is given. */
export interface IngestContext {
  readonly database: Database
  /** Official files, as they were fetched. */
  readonly raw: FileStore
  readonly snapshots: Snapshots
  readonly now: () => Date
  /** One line in Chinese for the person who waits. */
  readonly progress: (message: string) => void
  readonly signal?: AbortSignal
}
