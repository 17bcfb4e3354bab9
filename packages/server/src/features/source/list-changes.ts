import { mostChanges, type listChanges as call } from '@maojian/contract/calls/source'
import type { Verb } from '../../http/route.ts'
import { editionsSince, type ChangedEdition } from '../../lists/edition-store.ts'
import { shanghaiDay, shanghaiMinute } from '../../shanghai-day.ts'
import { listWords } from './list-words.ts'

const dayMs = 86_400_000

const toRow = (row: ChangedEdition) => {
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
  const editions = await editionsSince(db, from)
  const later = editions.filter(row => !row.first)
  const sum = (of: (row: ChangedEdition) => number): number =>
    later.reduce((total, row) => total + of(row), 0)
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
