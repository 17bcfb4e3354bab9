import { access } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { snapshotPath } from '../../engine/snapshot-files.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { pack } from './packed.ts'
import type { RowAnswer } from './screen-counterparty.ts'
import { openScreeningPool, type ScreeningPool } from './screening-pool.ts'
import { changeBatch, readChunk } from './store.ts'
import type { Batch } from './tables.ts'

export interface BatchContext {
  readonly db: Kysely<Schema>
  readonly dataDir: string
  readonly now: () => Date
  readonly signal: AbortSignal
  readonly log: (message: string, error?: unknown) => void
  readonly threads?: number
}

/** Chunks that the threads have in hand at once. */
const ahead = 4

/** Longest that a batch may stay half read: its upload died with its process. */
const readingMs = 3_600_000

const findSnapshot = async ({ db }: BatchContext): Promise<string> => {
  const row = await db.selectFrom('snapshot').select('id').where('current', '=', true).executeTakeFirst()
  if (row) return row.id
  throw new Error('还没有可检索的名单')
}

/** A batch goes on with the snapshot it began with; when that file is gone it begins anew with the present one. */
const settleSnapshot = async (context: BatchContext, batch: Batch): Promise<string> => {
  const { db, dataDir, now } = context
  const kept = batch.snapshot_id
  const there =
    kept !== null &&
    (await access(snapshotPath(dataDir, kept)).then(
      () => true,
      () => false,
    ))
  const id = there ? kept : await findSnapshot(context)
  if (kept !== null && !there) {
    await db
      .updateTable('screening_batch_chunk')
      .set({ answers: null })
      .where('batch_id', '=', batch.id)
      .execute()
    await changeBatch(db, batch.id, ['running'], { screened: 0, hits: 0, possible: 0, clear: 0, unasked: 0 })
  }
  await changeBatch(db, batch.id, ['queued', 'running'], {
    state: 'running',
    snapshot_id: id,
    started_at: batch.started_at ?? now(),
  })
  return id
}

const countsOf = (answers: readonly RowAnswer[]) => {
  const count = (verdict: RowAnswer['verdict']): number =>
    answers.filter(one => one.verdict === verdict).length
  return { hits: count(1), possible: count(2), clear: count(0), unasked: count(9) }
}

/** Keeps a chunk's answers and counts them, together; false when the batch was cancelled meanwhile. */
const keepAnswers = async (
  { db }: BatchContext,
  batch: Batch,
  ordinal: number,
  rows: readonly RowAnswer[],
): Promise<boolean> => {
  const counts = countsOf(rows)
  const answers = await pack(rows)
  return db.transaction().execute(async tx => {
    const { numUpdatedRows } = await tx
      .updateTable('screening_batch')
      .set(row => ({
        screened: row('screened', '+', rows.length),
        hits: row('hits', '+', counts.hits),
        possible: row('possible', '+', counts.possible),
        clear: row('clear', '+', counts.clear),
        unasked: row('unasked', '+', counts.unasked),
      }))
      .where('id', '=', batch.id)
      .where('state', '=', 'running')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await tx
      .updateTable('screening_batch_chunk')
      .set({ answers, ...counts })
      .where('batch_id', '=', batch.id)
      .where('ordinal', '=', ordinal)
      .execute()
    return true
  })
}

const openOrdinals = async ({ db }: BatchContext, id: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('screening_batch_chunk')
    .select('ordinal')
    .where('batch_id', '=', id)
    .where('answers', 'is', null)
    .orderBy('ordinal')
    .execute()
  return rows.map(row => row.ordinal)
}

/** Screens what has no answer yet, in order; false when it was cancelled or the process is to end. */
const screenChunks = async (context: BatchContext, batch: Batch, pool: ScreeningPool): Promise<boolean> => {
  const day = shanghaiDay(context.now())
  const ask = async (ordinal: number): Promise<{ ordinal: number; answers: RowAnswer[] }> => {
    const chunk = await readChunk(context.db, batch.id, ordinal)
    const rows = (chunk?.rows ?? []).map(row => row.cells)
    return {
      ordinal,
      answers: await pool.run({ rows, mapping: batch.mapping, columns: batch.titles.length, day }),
    }
  }
  const waiting = await openOrdinals(context, batch.id)
  const underWay: ReturnType<typeof ask>[] = []
  const feed = (): void => {
    const asked = ask(waiting.shift()!)
    asked.catch(() => undefined)
    underWay.push(asked)
  }
  while (waiting.length > 0 || underWay.length > 0) {
    while (waiting.length > 0 && underWay.length < ahead) feed()
    const { ordinal, answers } = await underWay.shift()!
    if (context.signal.aborted || !(await keepAnswers(context, batch, ordinal, answers))) return false
  }
  return true
}

const runBatch = async (context: BatchContext, batch: Batch): Promise<void> => {
  const { db, dataDir, now } = context
  const snapshot = await settleSnapshot(context, batch)
  const pool = await openScreeningPool(snapshotPath(dataDir, snapshot), context.threads)
  try {
    if (await screenChunks(context, batch, pool))
      await changeBatch(db, batch.id, ['running'], { state: 'done', finished_at: now() })
  } finally {
    await pool.stop()
  }
}

const nextBatch = ({ db }: BatchContext): Promise<Batch | undefined> =>
  db
    .selectFrom('screening_batch')
    .selectAll()
    .where('state', 'in', ['queued', 'running'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Works off every batch that waits or was left half done, oldest first; ends early when it is told to. */
export const runBatches = async (context: BatchContext): Promise<void> => {
  const { db, now, signal, log } = context
  const dead = new Date(now().getTime() - readingMs)
  await db
    .deleteFrom('screening_batch')
    .where('state', '=', 'reading')
    .where('created_at', '<', dead)
    .execute()
  for (let batch = await nextBatch(context); batch && !signal.aborted; batch = await nextBatch(context))
    try {
      await runBatch(context, batch)
    } catch (error) {
      if (signal.aborted) return
      log(`批量筛查 ${batch.id} 未能完成`, error)
      await changeBatch(db, batch.id, ['queued', 'running'], {
        state: 'failed',
        error: '筛查过程中出现故障，请重新提交；如仍失败请联系客服',
        finished_at: now(),
      })
    }
}
