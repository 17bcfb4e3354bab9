import { findListSource, listSources, type ListSource } from '@maojian/sources'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { sourceHealth, type Health } from './source-health.ts'

/** One list with the state of its editions. */
export interface SourceState {
  readonly id: string
  readonly list: ListSource | undefined
  readonly health: Health
  readonly healthReason: string
  readonly starter: boolean
  /** Newest publication day of its parts; '' where the list does not say. */
  readonly editionDate: string
  readonly fetchedAt: Date | undefined
  readonly lastCheck: Date | undefined
  readonly nextCheck: Date | undefined
  readonly entries: number
  readonly added: number
  readonly removed: number
  readonly changed: number
  readonly formats: readonly string[]
  readonly raw: readonly string[]
}

interface PartRow {
  source: string
  format: string
  day: string | null
  fetched: Date
  added: number
  removed: number
  changed: number
  edition: number
  raw: string[]
}

const loadParts = async (db: Database['db']): Promise<PartRow[]> => {
  const { rows } = await sql<PartRow>`
    select p.source_id as source, p.format, e.published_on as day, e.fetched_at as fetched, e.added, e.removed,
      e.changed, e.id as edition, e.raw
    from list_part p join edition e on e.id = p.edition_id
    where p.superseded_by is null order by e.id`.execute(db)
  return rows
}

const defaultCadence = 7
const dayMs = 86_400_000

const nextCheck = (list: ListSource | undefined, last: Date | null | undefined): Date | undefined =>
  list && list.addresses.length > 0 && last ? new Date(last.getTime() + list.cadenceDays * dayMs) : undefined

const sum = (rows: readonly PartRow[], of: (row: PartRow) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

/** Every list that we know and every dataset that was imported, heaviest first. */
export const sourceStates = async (db: Database['db'], now: Date): Promise<SourceState[]> => {
  const parts = Map.groupBy(await loadParts(db), row => row.source)
  const rows = new Map((await db.selectFrom('list_source').selectAll().execute()).map(row => [row.id, row]))
  const ids = [...new Set([...listSources.map(source => source.id), ...rows.keys()])]
  return ids.map(id => {
    const list = findListSource(id)
    const own = parts.get(id) ?? []
    const newest = own.at(-1)
    const latest = own.filter(part => part.fetched.getTime() === newest?.fetched.getTime())
    const row = rows.get(id)
    const starter = own.length > 0 && own.every(part => part.format === 'starter')
    const { health, reason } = sourceHealth(
      {
        imported: own.length > 0,
        starter,
        lastSuccess: row?.last_success_at ?? undefined,
        lastCheck: row?.last_check_at ?? undefined,
        lastError: row?.last_error ?? '',
        cadenceDays: list?.cadenceDays ?? defaultCadence,
      },
      now,
    )
    return {
      id,
      list,
      health,
      healthReason: reason,
      starter,
      editionDate: own.map(part => part.day ?? '').reduce((a, b) => (a > b ? a : b), ''),
      fetchedAt: newest?.fetched,
      lastCheck: row?.last_check_at ?? undefined,
      nextCheck: row?.next_check_at ?? nextCheck(list, row?.last_check_at),
      entries: row?.listed ?? 0,
      added: sum(latest, part => part.added),
      removed: sum(latest, part => part.removed),
      changed: sum(latest, part => part.changed),
      formats: [...new Set(own.map(part => part.format))],
      raw: [...new Set(own.flatMap(part => part.raw))],
    }
  })
}
