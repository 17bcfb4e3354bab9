import type { SnapshotMeta } from '@maojian/screening'
import { isUnusable } from '../../snapshots/read-verified.ts'
import type { SnapshotRow } from '../../snapshots/snapshot-store.ts'
import type { Snapshots } from '../../snapshots/snapshots.ts'
import type { Difference } from './difference.ts'
import type { RescreenPool } from './rescreen-pool.ts'
import type { SharedDifference } from './rescreen-tasks.ts'
import type { ChangedEntry } from './standing.ts'

/** What is known of the way from an older snapshot to the present one. */
export interface KnownDifference {
  /** `all`: everybody is screened again, as another engine scores or because too much differs; undefined: nothing does. */
  readonly touching: SharedDifference | 'all' | undefined
  /** Parties that were joined with others: id before → id now. */
  readonly moved: Difference['moved']
  /** Entries that differ, by party; empty where the older snapshot is gone. */
  readonly entries: ReadonlyMap<string, readonly ChangedEntry[]>
  /** Another version of the engine made the older one. */
  readonly isOtherEngine: boolean
  /** Whether the older snapshot is still there to be compared with. */
  readonly isKnown: boolean
}

const unknown: KnownDifference = {
  touching: 'all',
  entries: new Map(),
  moved: [],
  isOtherEngine: false,
  isKnown: false,
}

const same: KnownDifference = {
  touching: undefined,
  entries: new Map(),
  moved: [],
  isOtherEngine: false,
  isKnown: true,
}

/** With more differing parties than this share, looking whom they touch costs more than screening all. */
const mostDiffering = 0.4

const engineOf = ({ meta }: SnapshotRow): string => (meta as SnapshotMeta).engine

interface Comparing {
  readonly snapshots: Pick<Snapshots, 'find' | 'read' | 'hold'>
  readonly pool: RescreenPool
  readonly current: SnapshotRow
}

/** undefined where the file is gone or broken: its index may have been made anew under another id. */
const readFormer = async (
  snapshots: Comparing['snapshots'],
  { digest }: SnapshotRow,
): Promise<Uint8Array | undefined> => {
  try {
    return await snapshots.read(digest)
  } catch (error) {
    if (isUnusable(error)) return undefined
    throw error
  }
}

const compare = async ({ snapshots, pool, current }: Comparing, id: string): Promise<KnownDifference> => {
  if (id === current.id) return same
  const row = id === '' ? undefined : await snapshots.find(id)
  if (!row || row.removed_at !== null) return unknown
  const release = await snapshots.hold(row.id, `watch:${current.id}`)
  try {
    const bytes = await readFormer(snapshots, row)
    const difference = bytes && (await pool.compare(bytes))
    if (!difference) return unknown
    const { probe, parties, moved, entries } = difference
    const isOtherEngine = engineOf(row) !== engineOf(current)
    const isMuch = parties.length > mostDiffering * current.parties
    return {
      touching: isOtherEngine || isMuch ? 'all' : { id: `${row.id}-${current.id}`, probe, parties },
      entries: Map.groupBy(entries, entry => entry.party),
      moved,
      isOtherEngine,
      isKnown: true,
    }
  } finally {
    await release()
  }
}

/** Differences from older snapshots to the present one, each made once when it is first asked for. */
export const knownDifferences = (comparing: Comparing) => {
  const made = new Map<string, Promise<KnownDifference>>()
  return (id: string): Promise<KnownDifference> => {
    const known = made.get(id) ?? compare(comparing, id)
    made.set(id, known)
    return known
  }
}

export type DifferenceFrom = ReturnType<typeof knownDifferences>
