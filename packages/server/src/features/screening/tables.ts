import type { ColumnMapping } from '@maojian/domain/vocabulary/counterparty-field'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { TableRow } from '../../documents/table-row.ts'

export interface ScreeningBatchTable {
  id: string
  organisation_id: string
  author_id: string
  name: string
  state: 'reading' | 'draft' | 'queued' | 'running' | 'done' | 'cancelled' | 'failed'
  encoding: Generated<string>
  titles: ColumnType<string[], string | undefined, string>
  mapping: ColumnType<ColumnMapping, string | undefined, string>
  /** Sheets of the workbook that hold something and were not read. */
  unread_sheets: ColumnType<string[], string | undefined, string>
  preview: ColumnType<TableRow[], string | undefined, string>
  rows: Generated<number>
  screened: Generated<number>
  hits: Generated<number>
  possible: Generated<number>
  clear: Generated<number>
  unasked: Generated<number>
  snapshot_id: string | null
  /** The batch whose rows it asks again. */
  former_id: Generated<string | null>
  /** Rows whose verdict or party differs from that batch. */
  changed: Generated<number>
  error: Generated<string>
  warning: Generated<string>
  created_at: Date
  started_at: Date | null
  finished_at: Date | null
}

export interface ScreeningBatchChunkTable {
  batch_id: string
  ordinal: number
  rows: number
  cells: Uint8Array
  answers: Uint8Array | null
  hits: Generated<number>
  possible: Generated<number>
  clear: Generated<number>
  unasked: Generated<number>
  changed: Generated<number>
  /** Short name of a list → rows of the chunk in whose answer it stands. */
  lists: ColumnType<Record<string, number>, string | undefined, string>
  /** Why a row could not be asked → rows of the chunk. */
  reasons: ColumnType<Record<string, number>, string | undefined, string>
}

export interface ScreeningTables {
  screening_batch: ScreeningBatchTable
  screening_batch_chunk: ScreeningBatchChunkTable
}

export type Batch = Selectable<ScreeningBatchTable>
