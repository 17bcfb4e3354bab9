import { mostChanges, type listChanges as call } from '@maojian/contract/calls/source'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay, shanghaiMinute } from '../../shanghai-day.ts'
import { listWords } from './list-words.ts'

interface EditionRow {
  id: number
  source: string
  day: string | null
  fetched: Date
  entries: number
  first: boolean
  added: number
  removed: number
  changed: number
}

const dayMs = 86_400_000

/** Editions that readers saw, newest first; the starter facts are ours and no change of a list. */
const loadEditions = async (db: Database['db'], since: string): Promise<EditionRow[]> => {
  const { rows } = await sql<EditionRow>`
    select e.id, e.source_id as source, e.published_on as day, e.fetched_at as fetched, e.entries, e.added,
      e.removed, e.changed, not exists (select from edition former
        where former.source_id = e.source_id and former.part = e.part and former.id < e.id
          and former.state <> 'draft' and former.format <> 'starter') as first
    from edition e
    where e.state <> 'draft' and e.format <> 'starter'
      and e.fetched_at >= ${since}::timestamp at time zone 'Asia/Shanghai'
    order by e.id desc`.execute(db)
  return rows
}

const toRow = (row: EditionRow) => {
  const words = listWords(row.source)
  return {
    id: String(row.id),
    source: row.source,
    name: words.nameZh,
    countryCn: words.countryCn,
    editionDate: row.day ?? '',
    fetchedAt: shanghaiMinute(row.fetched),
    entryCount: row.entries,
    first: row.first,
    added: row.added,
    removed: row.removed,
    changed: row.changed,
  }
}

/** The sums leave out first editions, whose entries are new to us alone. */
export const listChanges: Verb<typeof call> = async ({ db, now }, { days }) => {
  const from = shanghaiDay(new Date(now.getTime() - (days - 1) * dayMs))
  const editions = await loadEditions(db, from)
  const later = editions.filter(row => !row.first)
  const sum = (of: (row: EditionRow) => number): number => later.reduce((total, row) => total + of(row), 0)
  return {
    from,
    to: shanghaiDay(now),
    count: editions.length,
    added: sum(row => row.added),
    removed: sum(row => row.removed),
    changed: sum(row => row.changed),
    rows: editions.slice(0, mostChanges).map(toRow),
  }
}
