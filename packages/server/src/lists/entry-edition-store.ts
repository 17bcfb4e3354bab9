import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

export interface EntryEdition {
  readonly format: string
  readonly day: string | null
  readonly fetched: Date
  /** Digest of the archive of its records; '' where none was kept. */
  readonly records: string
  /** Names of the official files that it was read from. */
  readonly files: string[]
}

/** The newest edition that has the entry, of the richest part; of one that left, the last that had it. */
export const editionOfEntry = async (
  db: Database['db'],
  { source, reference }: { readonly source: string; readonly reference: string },
): Promise<EntryEdition | undefined> => {
  const { rows } = await sql<EntryEdition>`
    select d.format, d.published_on as day, d.fetched_at as fetched, d.records,
      array(select name from raw_file where digest = any(d.own_raw) order by name) as files
    from entry e
    join entry_version v on v.entry_id = e.id
    join edition d on d.source_id = e.source_id and d.part = v.part and d.state <> 'draft'
      and d.id >= v.from_edition and (v.to_edition is null or d.id < v.to_edition)
    where e.source_id = ${source} and e.reference = ${reference}
    order by v.to_edition is null desc, d.records <> '' desc, d.rank desc, d.id desc
    limit 1`.execute(db)
  return rows[0]
}
