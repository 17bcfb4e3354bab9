import type { ColumnType, Generated } from 'kysely'

export interface ListSourceTable {
  id: string
  name: Generated<string>
  last_check_at: Date | null
  last_success_at: Date | null
  last_error: Generated<string>
  next_check_at: Date | null
  listed: Generated<number>
}

export interface RawFileTable {
  digest: string
  name: string
  size: number
  url: string
  fetched_at: Date
}

export type EditionState = 'draft' | 'published' | 'superseded'

export interface EditionTable {
  id: Generated<number>
  source_id: string
  part: string
  format: string
  rank: number
  /** yyyy-MM-dd */
  published_on: string | null
  fetched_at: Date
  raw: string[]
  entries: Generated<number>
  relations: Generated<number>
  names: Generated<number>
  added: Generated<number>
  removed: Generated<number>
  changed: Generated<number>
  state: EditionState
  note: Generated<string>
}

export interface ListPartTable {
  source_id: string
  part: string
  format: string
  rank: number
  edition_id: number
  superseded_by: number | null
}

export interface SnapshotTable {
  id: string
  path: string
  bytes: number
  meta: ColumnType<unknown, string, string>
  parties: number
  published_at: Date
  current: boolean
}

export interface SourceTables {
  list_source: ListSourceTable
  raw_file: RawFileTable
  edition: EditionTable
  list_part: ListPartTable
  snapshot: SnapshotTable
}
