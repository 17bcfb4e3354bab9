import { findListSource, listSources, type ListSource } from '@maojian/sources'
import type { Database } from '../../db/database.ts'
import { nextCheck } from '../../lists/next-check.ts'
import { heldEditions, standingParts, type StandingPart } from '../../lists/part-store.ts'
import { loadSources } from '../../lists/source-store.ts'
import { entryHistory, type EntryCount } from './entry-history.ts'
import { publisherRhythm } from './publisher-rhythm.ts'
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
  /** All of it came for the first time: nothing was added by its authority. */
  readonly first: boolean
  /** Entries after each of the last editions, oldest first. */
  readonly history: readonly EntryCount[]
  readonly formats: readonly string[]
  /** Digests of its own official files. */
  readonly raw: readonly string[]
}

const sum = (rows: readonly StandingPart[], of: (row: StandingPart) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

/** Every list that we know and every dataset that was imported, heaviest first. */
export const sourceStates = async (db: Database['db'], now: Date): Promise<SourceState[]> => {
  const parts = Map.groupBy(await standingParts(db), row => row.source)
  const held = Map.groupBy(await heldEditions(db), edition => edition.source)
  const rows = await loadSources(db)
  const ids = [...new Set([...listSources.map(source => source.id), ...rows.keys()])]
  return ids.map(id => {
    const list = findListSource(id)
    const own = parts.get(id) ?? []
    const newest = own.at(-1)
    const latest = own.filter(part => part.fetched.getTime() === newest?.fetched.getTime())
    const later = latest.filter(part => !part.first)
    const row = rows.get(id)
    const starter = own.some(part => part.format === 'starter')
    const editionDate = own.map(part => part.day ?? '').reduce((a, b) => (a > b ? a : b), '')
    const { health, reason } = sourceHealth(
      {
        imported: own.length > 0,
        starter,
        lastSuccess: row?.last_success_at ?? undefined,
        lastCheck: row?.last_check_at ?? undefined,
        lastError: row?.last_error ?? '',
        editionDay: editionDate,
        byHand: newest !== undefined && !newest.fromAuthority,
        rhythmDays: publisherRhythm(id),
      },
      now,
    )
    return {
      id,
      list,
      health,
      healthReason: reason,
      starter,
      editionDate,
      fetchedAt: newest?.fetched,
      lastCheck: row?.last_check_at ?? undefined,
      nextCheck: row?.next_check_at ?? nextCheck(list, row),
      entries: row?.listed ?? 0,
      added: sum(later, part => part.added),
      removed: sum(later, part => part.removed),
      changed: sum(later, part => part.changed),
      first: own.length > 0 && !starter && later.length === 0,
      history: entryHistory(held.get(id) ?? []),
      formats: [...new Set(own.map(part => part.format))],
      raw: [...new Set(own.flatMap(part => part.ownRaw))],
    }
  })
}
