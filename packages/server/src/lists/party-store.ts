import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

type Db = Database['db']

/** One party found to be another, with the reason and the entries that moved. */
export interface PartyMerge {
  readonly from: string
  readonly into: string
  readonly reason: string
  readonly entries: readonly number[]
  /** The account that joined them by hand. */
  readonly by?: string
}

export const insertParties = async (db: Db, ids: readonly string[]): Promise<void> => {
  await sql`insert into party (id) select x from json_array_elements_text(${JSON.stringify(ids)}::json) x
    on conflict do nothing`.execute(db)
}

export const recordMerges = async (db: Db, merges: readonly PartyMerge[], now: Date): Promise<void> => {
  for (const merge of merges)
    await db
      .insertInto('party_merge')
      .values({
        from_party: merge.from,
        into_party: merge.into,
        reason: merge.reason,
        entries: [...merge.entries],
        merged_at: now,
        undone_at: null,
        by_account: merge.by ?? '',
      })
      .execute()
}

/** The party that this one went into. */
export const mergedInto = async (db: Db, id: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('party_merge')
    .select('into_party')
    .where('from_party', '=', id)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.into_party
}

/** Changes whenever parties are joined, set apart, or either is taken back. */
export const mergeState = async (db: Database['db']): Promise<string> => {
  const { rows } = await sql<{ state: string }>`
    select concat((select concat(count(*), '-', count(undone_at)) from party_merge), '-',
      (select concat(count(*), '-', count(ended_at)) from party_pair)) as state`.execute(db)
  return rows[0]!.state
}
