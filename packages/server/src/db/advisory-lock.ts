import { sql } from 'kysely'
import type { Database } from './database.ts'

export interface AdvisoryLock {
  /** Any number, the same in every release. */
  readonly number: number
  /** What the caller is told while somebody else holds it; without, he waits for his turn. */
  readonly busy?: () => Error
}

/** The embedded database has one process: its locks are queues of that process. */
const turnsHere = new WeakMap<Database, Map<number, Promise<unknown>>>()

const inTurn = async <T>(
  database: Database,
  { number, busy }: AdvisoryLock,
  work: () => Promise<T>,
): Promise<T> => {
  const turns = turnsHere.get(database) ?? new Map<number, Promise<unknown>>()
  turnsHere.set(database, turns)
  const before = turns.get(number)
  if (before && busy) throw busy()
  const turn = (before ?? Promise.resolve()).then(work, work)
  turns.set(number, turn)
  try {
    return await turn
  } finally {
    if (turns.get(number) === turn) turns.delete(number)
  }
}

/**
 * Runs `work` while nobody else holds the lock, here or in another process. PostgreSQL holds the lock on a connection
 * of its own: work in between needs the others.
 */
export const withAdvisoryLock = async <T>(
  database: Database,
  lock: AdvisoryLock,
  work: () => Promise<T>,
): Promise<T> => {
  if (database.kind === 'embedded') return inTurn(database, lock, work)
  return database.db.connection().execute(async connection => {
    if (lock.busy) {
      const { rows } = await sql<{
        got: boolean
      }>`select pg_try_advisory_lock(${lock.number}) as got`.execute(connection)
      if (rows[0]?.got !== true) throw lock.busy()
    } else await sql`select pg_advisory_lock(${lock.number})`.execute(connection)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${lock.number})`.execute(connection)
    }
  })
}
