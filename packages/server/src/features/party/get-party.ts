import type { ListEntry } from '@maojian/domain/entity/list-entry'
import type { Database } from '../../db/database.ts'
import { entriesOfParty, type PartyEntryRow } from '../../lists/party-entry-store.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { mergedInto } from '../../lists/party-store.ts'

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

const dayOf = (date: Date | null): string => (date ? shanghaiDay(date) : '')

/** An entry that still stands in one part is not ended because another way of reading the list was superseded. */
const withoutSuperseded = (rows: readonly PartyEntryRow[]): PartyEntryRow[] => {
  const listed = new Set(rows.filter(row => row.listed).map(row => row.entry))
  return rows.filter(row => row.listed || !listed.has(row.entry))
}

const mostMerges = 20

/** Everything the lists say of one party; an id that was merged away answers with the party it went into. */
export const getParty = async (db: Database['db'], id: string): Promise<PartyRecord | undefined> => {
  let party = id
  let rows = await entriesOfParty(db, party)
  for (let i = 0; rows.length === 0 && i < mostMerges; i++) {
    const next = await mergedInto(db, party)
    if (next === undefined) return undefined
    party = next
    rows = await entriesOfParty(db, party)
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
