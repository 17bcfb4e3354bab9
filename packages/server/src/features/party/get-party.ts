import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface PartyEntry {
  readonly entry: number
  readonly source: string
  readonly reference: string
  readonly part: string
  readonly content: ListEntry
  /** Whether a version holds now; otherwise `content` is what the list said last. */
  readonly listed: boolean
  readonly format: string
  /** Day of the edition that readers see, yyyy-MM-dd; '' where the list does not say. */
  readonly publishedOn: string
  readonly fetchedAt: Date
  /** Day of the edition that no longer has it; '' while it is listed. */
  readonly endedOn: string
  /** Why it belongs to this party; '' for the oldest entry. */
  readonly reason: string
}

export interface PartyRecord {
  readonly id: string
  /** One row an entry and part, listed ones first, richest part first. */
  readonly entries: readonly PartyEntry[]
  /** Why entries of several lists are taken for one party, without repetition. */
  readonly reasons: readonly string[]
}

interface Row {
  entry: number
  source: string
  reference: string
  part: string
  content: ListEntry
  listed: boolean
  format: string
  day: string | null
  fetched: Date
  ended_day: string | null
  ended_fetched: Date | null
  reason: string
}

const dayOf = (date: Date | null): string => date?.toISOString().slice(0, 10) ?? ''

const loadRows = async (db: Database['db'], id: string): Promise<Row[]> => {
  const { rows } = await sql<Row>`
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
      where e.party_id = ${id} and v.from_edition <= p.edition_id
      order by e.id, v.part, v.from_edition desc
    ) found order by listed desc, entry, rank desc`.execute(db)
  return rows
}

/** An entry that still stands in one part is not ended because another way of reading the list was superseded. */
const withoutSuperseded = (rows: readonly Row[]): Row[] => {
  const listed = new Set(rows.filter(row => row.listed).map(row => row.entry))
  return rows.filter(row => row.listed || !listed.has(row.entry))
}

const mergedInto = async (db: Database['db'], id: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('party_merge')
    .select('into_party')
    .where('from_party', '=', id)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.into_party
}

const mostMerges = 20

/** Everything the lists say of one party; an id that was merged away answers with the party it went into. */
export const getParty = async (db: Database['db'], id: string): Promise<PartyRecord | undefined> => {
  let party = id
  let rows = await loadRows(db, party)
  for (let i = 0; rows.length === 0 && i < mostMerges; i++) {
    const next = await mergedInto(db, party)
    if (next === undefined) return undefined
    party = next
    rows = await loadRows(db, party)
  }
  if (rows.length === 0) return undefined
  const entries = withoutSuperseded(rows).map((row): PartyEntry => ({
    entry: row.entry,
    source: row.source,
    reference: row.reference,
    part: row.part,
    content: row.content,
    listed: row.listed,
    format: row.format,
    publishedOn: row.day ?? '',
    fetchedAt: row.fetched,
    endedOn: row.listed ? '' : (row.ended_day ?? dayOf(row.ended_fetched)),
    reason: row.reason,
  }))
  return { id: party, entries, reasons: [...new Set(entries.flatMap(entry => entry.reason || []))] }
}
