import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

type Db = Database['db']

interface Clocked {
  readonly database: Database
  readonly now: () => Date
}

/** Makes the list known, should it not be. */
export const noteSource = async (db: Db, source: string): Promise<void> => {
  await db
    .insertInto('list_source')
    .values({ id: source })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Keeps the reason of a failed check where list health shows it; the edition stays. */
export const recordFailure = async (
  { database, now }: Clocked,
  source: string,
  message: string,
): Promise<void> => {
  const failure = { last_check_at: now(), last_error: message.slice(0, 2000) }
  await database.db
    .insertInto('list_source')
    .values({ id: source, ...failure })
    .onConflict(conflict => conflict.column('id').doUpdateSet(failure))
    .execute()
}

/** The authority's files are those already read: the check succeeded. */
export const recordUnchanged = async (
  { database, now }: Clocked,
  sources: readonly string[],
): Promise<void> => {
  const at = now()
  await database.db
    .updateTable('list_source')
    .set({ last_check_at: at, last_success_at: at, last_error: '' })
    .where('id', 'in', sources)
    .execute()
}

/** A check that brought a new edition, and how many entries readers see from now on. */
export const recordSuccess = async (
  tx: Db,
  listed: readonly { readonly source: string; readonly listed: number }[],
  at: Date,
): Promise<void> => {
  await sql`update list_source s
    set last_check_at = ${at}, last_success_at = ${at}, last_error = '', listed = x.listed
    from json_to_recordset(${JSON.stringify(listed)}::json) as x(source text, listed integer)
    where s.id = x.source`.execute(tx)
}

/** Checks of every list that was ever asked or imported, by its id. */
export const loadSources = async (db: Db) =>
  new Map((await db.selectFrom('list_source').selectAll().execute()).map(row => [row.id, row]))
