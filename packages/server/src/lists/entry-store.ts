import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../db/database.ts'

type Db = Database['db']

/**
 * Entries with their versions as one text of JSON: to hand over each field costs the embedded database more than to read
 * it. No join: the planner of a database without statistics would read the whole table for each page.
 */
const withVersions = (entries: RawBuilder<unknown>) => sql<{ text: string | null; last: number | null }>`
  select json_agg(json_build_array(e.id, e.party_id, e.source_id, e.reference, e.first_edition,
      (select json_agg(json_build_array(v.part, v.from_edition, v.to_edition, v.content) order by v.part, v.from_edition)
        from entry_version v where v.entry_id = e.id)) order by e.id)::text as text, max(e.id) as last
  from (select id, party_id, source_id, reference, first_edition from entry ${entries}) e`

/** The next entries behind an id, and the last id of them; null when there are none. */
export const entriesAfter = async (db: Db, after: number, limit: number) => {
  const { rows } = await withVersions(sql`where id > ${after} order by id limit ${limit}`).execute(db)
  return rows[0]!
}

export const entriesOf = async (db: Db, ids: readonly number[]): Promise<string | null> => {
  const { rows } = await withVersions(sql`where id = any(${[...ids]}::integer[])`).execute(db)
  return rows[0]!.text
}

const manyEntries = 20_000

/** The party of each of the next entries behind an id, of those that have one. */
export const partiesAfter = async (
  db: Db,
  after: number,
): Promise<readonly (readonly [entry: number, party: string])[]> => {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(json_build_array(id, party_id) order by id), '[]')::text as text
    from (select id, party_id from entry where id > ${after} and party_id is not null
      order by id limit ${manyEntries}) e`.execute(db)
  return JSON.parse(rows[0]!.text) as (readonly [number, string])[]
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
