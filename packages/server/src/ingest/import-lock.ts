import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { IngestFault } from './ingest-fault.ts'

/** Whoever writes editions or publishes a snapshot holds this advisory lock. */
const lockNumber = 7_260_314

/** The embedded database has one process: its lock is a note of that process. */
const busyHere = new WeakSet<Database>()

/**
 * Runs `work` while no other import runs, here or in another process; refuses at once when one does.
 * PostgreSQL holds the lock on a connection of its own: work in between needs the others.
 */
export const withImportLock = async <T>(database: Database, work: () => Promise<T>): Promise<T> => {
  const busy = () => new IngestFault('另一个名单导入或刷新正在进行，请稍后再试')
  if (database.kind === 'embedded') {
    if (busyHere.has(database)) throw busy()
    busyHere.add(database)
    try {
      return await work()
    } finally {
      busyHere.delete(database)
    }
  }
  return database.db.connection().execute(async connection => {
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${lockNumber}) as got`.execute(
      connection,
    )
    if (rows[0]?.got !== true) throw busy()
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${lockNumber})`.execute(connection)
    }
  })
}
