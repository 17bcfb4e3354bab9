import { openIndex, type ScreeningIndex } from '@maojian/screening'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { emit } from '../../events/emit.ts'
import { openGraph } from '../../graph/open-graph.ts'
import type { JobRun } from '../../jobs/job-run.ts'
import type { SnapshotRow } from '../../snapshots/snapshot-store.ts'
import type { Snapshots } from '../../snapshots/snapshots.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { graphAnswers, staleGraph, type AnswerByGraph } from '../enterprise/entry.ts'
import { besideGraph } from './beside-graph.ts'
import { besideFormer, countsOf, listsOfAnswers, unaskedOfAnswers } from './chunk-answers.ts'
import { forgetAnswers, openOrdinals, readChunk, setAnswers } from './chunk-store.ts'
import { pack } from './packed.ts'
import type { RowAnswer } from './screen-counterparty.ts'
import { openScreeningPool, type ScreeningPool } from './screening-pool.ts'
import { screenBatchJob } from './batch-job.ts'
import { changeBatch, countAnswers, failBatches, findWaiting } from './store.ts'
import type { Batch } from './tables.ts'
import type { KeptDecision } from './screening-terms.ts'

export interface BatchContext {
  readonly db: Kysely<Schema>
  readonly snapshots: Pick<Snapshots, 'current' | 'find' | 'read' | 'hold'>
  readonly now: () => Date
  readonly log: (message: string, error?: unknown) => void
  readonly threads?: number
  /** What an organisation decided before, which its batches heed. */
  readonly decisionsOf?: (organisationId: string) => Promise<readonly KeptDecision[]>
}

type Run = Pick<JobRun, 'attempt' | 'signal' | 'progress'>

/** Chunks that the threads have in hand at once. */
const ahead = 4

const findCurrent = async ({ snapshots }: BatchContext): Promise<SnapshotRow> => {
  const row = await snapshots.current('names')
  if (row) return row
  throw new Error('还没有可检索的名单')
}

const findKept = async ({ snapshots }: BatchContext, batch: Batch): Promise<SnapshotRow | undefined> => {
  const row = batch.snapshot_id === null ? undefined : await snapshots.find(batch.snapshot_id)
  return row?.removed_at === null ? row : undefined
}

/** A batch goes on with the snapshot it began with; when that is gone it begins anew with the present one. */
const settleSnapshot = async (context: BatchContext, batch: Batch): Promise<SnapshotRow> => {
  const { db, now } = context
  const kept = await findKept(context, batch)
  const row = kept ?? (await findCurrent(context))
  if (batch.snapshot_id !== null && !kept) {
    await forgetAnswers(db, batch.id)
    const values = { screened: 0, hits: 0, possible: 0, clear: 0, unasked: 0, changed: 0 }
    await changeBatch(db, { id: batch.id, from: ['running'], values })
  }
  const values = { state: 'running', snapshot_id: row.id, started_at: batch.started_at ?? now() } as const
  await changeBatch(db, { id: batch.id, from: ['queued', 'running'], values })
  return row
}

/**
 * Keeps a chunk's answers and counts them, together and once; false when the batch was cancelled meanwhile.
 * @throws where another run kept them: then this one is not the batch's any more
 */
const keepAnswers = async (
  { db }: BatchContext,
  batch: Batch,
  ordinal: number,
  rows: readonly RowAnswer[],
): Promise<boolean> => {
  const counts = countsOf(rows)
  const answers = await pack(rows)
  return db.transaction().execute(async tx => {
    if (!(await countAnswers(tx, batch.id, { screened: rows.length, ...counts }))) return false
    const kept = await setAnswers(tx, batch.id, {
      ordinal,
      answers,
      counts,
      lists: listsOfAnswers(rows),
      reasons: unaskedOfAnswers(rows),
    })
    if (!kept) throw new Error(`批次 ${batch.id} 已由另一进程接手`)
    return true
  })
}

interface Threads {
  readonly pool: ScreeningPool
  readonly byGraph: AnswerByGraph | undefined
}

/** The enterprise graph as it is published now; undefined where none is. */
const openGraphAnswers = async (
  { snapshots }: BatchContext,
  index: ScreeningIndex,
): Promise<{ byGraph: AnswerByGraph | undefined; stale: string }> => {
  const row = await snapshots.current('enterprises')
  const graph = row && openGraph(await snapshots.read(row.digest), row.id)
  const stale = staleGraph({ engine: { current: () => index }, graph: { current: () => graph } })
  return { byGraph: graph && graphAnswers(graph, index), stale }
}

/** Screens what has no answer yet, in order; false when it was cancelled meanwhile. */
const screenChunks = async (
  context: BatchContext,
  batch: Batch,
  { pool, byGraph }: Threads,
  { signal, progress }: Run,
): Promise<boolean> => {
  const kept = (await context.decisionsOf?.(batch.organisation_id)) ?? []
  const ask = async (ordinal: number): Promise<{ ordinal: number; answers: readonly RowAnswer[] }> => {
    const chunk = await readChunk(context.db, batch.id, ordinal)
    const rows = (chunk?.rows ?? []).map(row => row.cells)
    const { mapping, titles } = batch
    const listed = await pool.run({ rows, mapping, titles, kept })
    const answers = besideGraph(listed, rows, { mapping, titles, byGraph })
    const former =
      batch.former_id === null ? undefined : await readChunk(context.db, batch.former_id, ordinal)
    return { ordinal, answers: besideFormer(answers, former?.answers) }
  }
  const waiting = await openOrdinals(context.db, batch.id)
  const total = waiting.length
  const underWay: ReturnType<typeof ask>[] = []
  const feed = (): void => {
    const asked = ask(waiting.shift()!)
    asked.catch(() => undefined)
    underWay.push(asked)
  }
  while (waiting.length > 0 || underWay.length > 0) {
    while (waiting.length > 0 && underWay.length < ahead) feed()
    const { ordinal, answers } = await underWay.shift()!
    signal.throwIfAborted()
    if (!(await keepAnswers(context, batch, ordinal, answers))) return false
    await progress({ done: total - waiting.length - underWay.length, total })
  }
  return true
}

const screenBatch = async (context: BatchContext, batch: Batch, run: Run): Promise<void> => {
  const { db, snapshots, now, log } = context
  const { id, digest } = await settleSnapshot(context, batch)
  const release = await snapshots.hold(id, `batch:${batch.id}`)
  try {
    const bytes = await snapshots.read(digest)
    const { byGraph, stale } = await openGraphAnswers(context, openIndex(bytes, id))
    const { pool, warning } = openScreeningPool(
      { id, bytes },
      {
        day: shanghaiDay(now()),
        threads: context.threads,
        rows: batch.rows,
        onLost: error => log(`批量筛查 ${batch.id}：筛查线程意外终止`, error),
      },
    )
    try {
      await changeBatch(db, { id: batch.id, from: ['running'], values: { warning: `${stale}${warning}` } })
      if (!(await screenChunks(context, batch, { pool, byGraph }, run))) return
      const values = { state: 'done', finished_at: now() } as const
      await db.transaction().execute(async tx => {
        if (await changeBatch(tx, { id: batch.id, from: ['running'], values }))
          await emit(tx, 'batch.finished', { id: batch.id })
      })
    } finally {
      await pool.stop()
    }
  } finally {
    await release()
  }
}

/**
 * Screens one batch, or goes on where an earlier run was interrupted or failed; the batch fails with the last run that its
 * job has.
 */
export const runBatch = async (context: BatchContext, id: string, run: Run): Promise<void> => {
  const { db, now, log } = context
  const batch = await findWaiting(db, id)
  if (!batch) return
  try {
    await screenBatch(context, batch, run)
  } catch (error) {
    run.signal.throwIfAborted()
    if (run.attempt >= screenBatchJob.retries) {
      log(`批量筛查 ${batch.id} 未能完成`, error)
      await failBatches(db, [batch.id], now())
    }
    throw error
  }
}
