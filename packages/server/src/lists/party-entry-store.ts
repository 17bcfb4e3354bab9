import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

export interface PartyEntryRow {
  readonly entry: number
  readonly source: string
  readonly reference: string
  readonly part: string
  readonly content: ListEntry
  readonly listed: boolean
  readonly format: string
  readonly day: string | null
  readonly fetched: Date
  readonly ended_day: string | null
  readonly ended_fetched: Date | null
  readonly reason: string
}

/** Newest published version of each entry and part of a party, listed ones first, richest part first. */
export const entriesOfParty = async (db: Database['db'], party: string): Promise<PartyEntryRow[]> => {
  const { rows } = await sql<PartyEntryRow>`
    select * from (
      select distinct on (e.id, v.part) e.id as entry, e.source_id as source, e.reference, v.part, v.content,
        p.superseded_by is null and (v.to_edition is null or v.to_edition > p.edition_id) as listed,
        p.format, p.rank, d.published_on as day, d.fetched_at as fetched,
        x.published_on as ended_day, x.fetched_at as ended_fetched, e.link_reason as reason
      from entry e
      join entry_version v on v.entry_id = e.id
      join list_part p on p.source_id = e.source_id and p.part = v.part
      join edition d on d.id = p.edition_id
      left join edition x on x.id = case when v.to_edition <= p.edition_id then v.to_edition
        else p.superseded_by end
      where e.party_id = ${party} and v.from_edition <= p.edition_id
      order by e.id, v.part, v.from_edition desc
    ) found order by listed desc, entry, rank desc`.execute(db)
  return rows
}
