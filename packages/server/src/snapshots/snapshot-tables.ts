import type { ColumnType } from 'kysely'
import type { SnapshotKind } from './snapshot-kind.ts'

export interface SnapshotTable {
  /** First 16 hex digits of the digest: how answers name it. */
  id: string
  kind: SnapshotKind
  digest: string
  bytes: number
  meta: ColumnType<unknown, string, string>
  basis: string
  parties: number
  published_at: Date
  current: boolean
  removed_at: Date | null
}

export interface SnapshotLeaseTable {
  snapshot_id: string
  holder: string
  seen_at: Date
}

export interface SnapshotTables {
  snapshot: SnapshotTable
  snapshot_lease: SnapshotLeaseTable
}
