import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

type Db = Database['db']

export const entriesAfter = (db: Db, after: number, limit: number) =>
  db.selectFrom('entry').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute()

export interface EntryVersion {
  readonly entry: number
  readonly part: string
  readonly from: number
  readonly to: number | null
  /** JSON that has not been parsed. */
  readonly content: string
}

/** Without a join: the planner of a database without statistics would read the whole table for each page. */
export const versionsBetween = async (db: Db, after: number, last: number): Promise<EntryVersion[]> => {
  const { rows } = await sql<EntryVersion>`
    select entry_id as entry, part, from_edition as from, to_edition as to, content::text as content
    from entry_version where entry_id > ${after} and entry_id <= ${last}`.execute(db)
  return rows
}

/** Gives entries their party and the reason of the link. */
export const assignParties = async (
  db: Db,
  rows: readonly { readonly entry: number; readonly party: string; readonly reason: string }[],
): Promise<void> => {
  await sql`update entry e set party_id = x.party, link_reason = x.reason
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(entry integer, party text, reason text)
    where e.id = x.entry`.execute(db)
}

/** Ids of the entries of a party, oldest first. */
export const entryIdsOf = async (db: Db, party: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('entry')
    .select('id')
    .where('party_id', '=', party)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(row => row.id)
}
