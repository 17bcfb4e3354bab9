import { availableParallelism } from 'node:os'
import { readShared } from '../../engine/read-shared.ts'
import { WorkerPool } from '../../engine/worker-pool.ts'
import type { RowAnswer } from './screen-counterparty.ts'
import type { ScreenTask } from './screen-thread.ts'

export type ScreeningPool = WorkerPool<ScreenTask, RowAnswer[]>

const mostThreads = 8

/** Threads over the snapshot file at a path; the caller stops the pool. */
export const openScreeningPool = async (
  path: string,
  threads = availableParallelism(),
): Promise<ScreeningPool> =>
  new WorkerPool({
    script: new URL('./screen-thread.ts', import.meta.url),
    threads: Math.max(1, Math.min(threads, mostThreads)),
    bytes: await readShared(path),
  })
