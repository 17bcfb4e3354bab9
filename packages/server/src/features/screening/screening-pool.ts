import { openIndex } from '@maojian/screening'
import { availableParallelism } from 'node:os'
import type { SharedSnapshot } from '../../engine/shared-snapshot.ts'
import { WorkerPool } from '../../engine/worker-pool.ts'
import { listWarning } from './answer-basis.ts'
import type { RowAnswer } from './screen-counterparty.ts'
import type { ScreenTask } from './screen-thread.ts'

export type ScreeningPool = WorkerPool<ScreenTask, RowAnswer[]>

const mostThreads = 8

interface OpenedPool {
  readonly pool: Pick<ScreeningPool, 'run' | 'stop'>
  /** What keeps 'nothing found' from being a conclusion; '' where nothing does. */
  readonly warning: string
}

interface PoolSettings {
  readonly day: string
  readonly threads?: number | undefined
}

export type OpenPool = (snapshot: SharedSnapshot, settings: PoolSettings) => OpenedPool

/** Threads over a published snapshot; the caller stops the pool. */
export const openScreeningPool = (
  snapshot: SharedSnapshot,
  { day, threads = availableParallelism() }: PoolSettings,
): OpenedPool & { readonly pool: ScreeningPool } => {
  const warning = listWarning(openIndex(snapshot.bytes).meta, day)
  const pool: ScreeningPool = new WorkerPool({
    script: new URL('./screen-thread.ts', import.meta.url),
    threads: Math.max(1, Math.min(threads, mostThreads)),
    snapshot,
  })
  return { pool, warning }
}
