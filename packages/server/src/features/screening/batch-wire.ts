import { batchStates, type batch, type batchDetail } from '@maojian/contract/calls/screening'
import type * as z from 'zod'
import { shanghaiMinute } from '../../shanghai-day.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { accountNames } from '../account/entry.ts'
import { guessedNames } from './guess-columns.ts'
import type { Batch } from './tables.ts'

type Db = Kysely<Schema>

const minute = (moment: Date | null): string => (moment ? shanghaiMinute(moment) : '')

type Names = Awaited<ReturnType<typeof accountNames>>

const wireOf = (row: Batch, names: Names): z.output<typeof batch> => {
  // Only what has been read is ever shown.
  const state = row.state === 'reading' ? 'draft' : row.state
  return {
    id: row.id,
    name: row.name,
    author: names.get(row.author_id) ?? '',
    state,
    stateName: batchStates[state],
    rows: row.rows,
    screened: row.screened,
    hits: row.hits,
    possible: row.possible,
    clear: row.clear,
    unasked: row.unasked,
    formerId: row.former_id ?? '',
    changed: row.changed,
    error: row.error,
    snapshotId: row.snapshot_id ?? '',
    warning: row.warning,
    createdAt: minute(row.created_at),
    startedAt: minute(row.started_at),
    finishedAt: minute(row.finished_at),
  }
}

/** Batches with the names of their authors. */
export const batchWires = async (db: Db, rows: readonly Batch[]): Promise<z.output<typeof batch>[]> => {
  const names = await accountNames(
    db,
    rows.map(row => row.author_id),
  )
  return rows.map(row => wireOf(row, names))
}

export const batchWire = async (db: Db, row: Batch): Promise<z.output<typeof batch>> =>
  wireOf(row, await accountNames(db, [row.author_id]))

export const batchDetailWire = async (db: Db, row: Batch): Promise<z.output<typeof batchDetail>> => ({
  batch: await batchWire(db, row),
  titles: row.titles,
  mapping: row.mapping as z.output<typeof batchDetail>['mapping'],
  guessed: guessedNames(row.mapping, row.titles),
  unreadSheets: [...row.unread_sheets],
  encoding: row.encoding,
  preview: row.preview.map(({ line, cells }) => ({ line, cells: [...cells] })),
})
