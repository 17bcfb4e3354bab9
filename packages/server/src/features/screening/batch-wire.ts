import { batchStates, type batch, type batchDetail } from '@maojian/contract/calls/screening'
import type * as z from 'zod'
import { shanghaiMinute } from '../../shanghai-day.ts'
import type { Batch } from './tables.ts'

const minute = (moment: Date | null): string => (moment ? shanghaiMinute(moment) : '')

export const batchWire = (row: Batch): z.output<typeof batch> => {
  // Only what has been read is ever shown.
  const state = row.state === 'reading' ? 'draft' : row.state
  return {
    id: row.id,
    name: row.name,
    state,
    stateName: batchStates[state],
    rows: row.rows,
    screened: row.screened,
    hits: row.hits,
    possible: row.possible,
    clear: row.clear,
    unasked: row.unasked,
    error: row.error,
    snapshotId: row.snapshot_id ?? '',
    createdAt: minute(row.created_at),
    startedAt: minute(row.started_at),
    finishedAt: minute(row.finished_at),
  }
}

export const batchDetailWire = (row: Batch): z.output<typeof batchDetail> => ({
  batch: batchWire(row),
  titles: row.titles,
  mapping: { ...row.mapping },
  encoding: row.encoding,
  preview: row.preview.map(({ line, cells }) => ({ line, cells: [...cells] })),
})
