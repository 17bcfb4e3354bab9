import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

export interface SourceEntryRow {
  readonly party: string
  readonly source: string
  readonly reference: string
  readonly content: ListEntry
  readonly listed: boolean
  readonly format: string
  /** Day of the edition that ended it. */
  readonly ended_day: string | null
}

/** Every entry that these lists ever published, each once, by its newest version; for lists of some hundreds of entries. */
export const entriesOfSources = async (
  db: Database['db'],
  sources: readonly string[],
): Promise<SourceEntryRow[]> => {
  const { rows } = await sql<SourceEntryRow>`
    select * from (
      select distinct on (e.id) e.party_id as party, e.source_id as source, e.reference, v.content,
        p.superseded_by is null and (v.to_edition is null or v.to_edition > p.edition_id) as listed, p.format,
        x.published_on as ended_day
      from entry e
      join entry_version v on v.entry_id = e.id
      join list_part p on p.source_id = e.source_id and p.part = v.part
      left join edition x on x.id = case when v.to_edition <= p.edition_id then v.to_edition
        else p.superseded_by end
      where e.source_id = any(${[...sources]}::text[]) and e.party_id is not null
        and v.from_edition <= p.edition_id
      order by e.id, listed desc, p.rank desc, v.from_edition desc
    ) found order by reference`.execute(db)
  return rows
}
