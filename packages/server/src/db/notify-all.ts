import { sql, type Kysely } from 'kysely'

/** Tells every process on a channel; within a transaction when, and only when, it commits. */
export const notifyAll = async <T>(db: Kysely<T>, channel: string, payload: string): Promise<void> => {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
