import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface EditionAdditions {
  readonly edition: number
  readonly source: string
  readonly starter: boolean
  /** Day of publication, else undefined where the list does not say. */
  readonly publishedOn?: string
  readonly fetchedAt: Date
  readonly added: number
  /** The newest designations among what it added. */
  readonly entries: readonly { readonly party: string; readonly content: ListEntry }[]
}

interface EditionRow {
  id: number
  source: string
  format: string
  day: string | null
  fetched: Date
  added: number
}

const loadEditions = async (db: Database['db'], page: number, pageSize: number): Promise<EditionRow[]> => {
  const { rows } = await sql<EditionRow>`
    select id, source_id as source, format, published_on as day, fetched_at as fetched, added
    from edition where state <> 'draft' and added > 0
    order by coalesce(published_on, (fetched_at at time zone 'Asia/Shanghai')::date) desc, id desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return rows
}

const loadAdded = async (
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

/** Editions that added something, newest first, each with its newest designations. */
export const latestEditions = async (
  db: Database['db'],
  paging: { readonly page: number; readonly pageSize: number },
  entriesEach: number,
): Promise<{ readonly rows: readonly EditionAdditions[]; readonly count: number }> => {
  const editions = await loadEditions(db, paging.page, paging.pageSize)
  const rows: EditionAdditions[] = []
  for (const { id, source, format, day, fetched, added } of editions)
    rows.push({
      edition: id,
      source,
      starter: format === 'starter',
      publishedOn: day ?? undefined,
      fetchedAt: fetched,
      added,
      entries: await loadAdded(db, id, entriesEach),
    })
  const { rows: counts } = await sql<{ count: number }>`
    select count(*) as count from edition where state <> 'draft' and added > 0`.execute(db)
  return { rows, count: counts[0]?.count ?? 0 }
}
