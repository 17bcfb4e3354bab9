import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

export interface NewestEntry {
  readonly party: string
  readonly source: string
  readonly reference: string
  readonly content: ListEntry
  /** Added by the newest edition of its list. */
  readonly isNew: boolean
  readonly publishedOn: string
  readonly fetchedAt: Date
}

interface Row {
  party: string
  source: string
  reference: string
  content: ListEntry
  is_new: boolean
  day: string | null
  fetched: Date
}

const toEntry = (row: Row): NewestEntry => ({
  party: row.party,
  source: row.source,
  reference: row.reference,
  content: row.content,
  isNew: row.is_new,
  publishedOn: row.day ?? '',
  fetchedAt: row.fetched,
})

/** Newest designations of a list: those that its newest editions added, then all others; by index only. */
const newestIds = async (db: Database['db'], source: string, limit: number): Promise<number[]> => {
  const pick = (added: boolean) =>
    sql<{ id: number }>`
    select e.id from entry e
    where e.source_id = ${source} and e.party_id is not null and ${added} = exists (
      select 1 from list_part p where p.source_id = e.source_id and p.superseded_by is null
        and p.edition_id = e.first_edition)
    order by e.designated_on desc, e.id desc limit ${limit * 2}`.execute(db)
  const { rows: added } = await pick(true)
  const { rows: others } = added.length < limit ? await pick(false) : { rows: [] }
  return [...added, ...others].map(row => row.id)
}

/** Current contents of entries, in the order asked for; those that are listed no longer are left out. */
const currentOf = async (db: Database['db'], ids: readonly number[]): Promise<NewestEntry[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<Row & { entry: number }>`
    select distinct on (c.entry_id) c.entry_id as entry, c.party_id as party, c.source_id as source, c.reference,
      c.content, c.first_edition = c.edition_id as is_new, d.published_on as day, d.fetched_at as fetched
    from current_version c join edition d on d.id = c.first_edition
    where c.entry_id = any(${[...ids]}::integer[]) and jsonb_array_length(c.content->'names') > 0
      and c.content->>'status' is distinct from 'delisted'
    order by c.entry_id, c.rank desc`.execute(db)
  const byEntry = new Map(rows.map(row => [row.entry, toEntry(row)]))
  return ids.flatMap(id => byEntry.get(id) ?? [])
}

/**
 * Of each list the entries that its newest edition added, newest designation first, filled up with the latest
 * designations; at most `limit` a list.
 */
export const newestEntries = async (
  db: Database['db'],
  sources: readonly string[],
  limit: number,
): Promise<NewestEntry[]> => {
  const found: NewestEntry[] = []
  for (const source of sources)
    found.push(...(await currentOf(db, await newestIds(db, source, limit))).slice(0, limit))
  return found
}

/** The newest designations among what an edition added. */
export const addedEntries = async (
  db: Database['db'],
  edition: number,
  limit: number,
): Promise<{ party: string; content: ListEntry }[]> => {
  const { rows } = await sql<{ party: string; content: ListEntry }>`
    select e.party_id as party, v.content
    from (select id, party_id, designated_on from entry
      where first_edition = ${edition} and party_id is not null
      order by designated_on desc, id desc limit ${limit}) e
    join lateral (select content from entry_version where entry_id = e.id and from_edition <= ${edition}
      order by from_edition desc limit 1) v on true
    order by e.designated_on desc, e.id desc`.execute(db)
  return rows
}
