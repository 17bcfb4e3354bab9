import { openIndex, type ScreeningIndex } from '@maojian/screening'
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import type { SharedSnapshot } from '../../engine/shared-snapshot.ts'
import { WorkerPool } from '../../engine/worker-pool.ts'
import { listWarning } from './answer-basis.ts'
import type { RowAnswer } from './screen-counterparty.ts'
import { screenRows, type ScreenTask } from './screen-rows.ts'

/** Who answers rows; the caller stops it. */
export interface ScreeningPool {
  readonly run: (task: ScreenTask) => Promise<RowAnswer[]>
  readonly stop: () => Promise<void>
}

const mostThreads = 8

/** A thread reads the engine and its tables for three seconds before its first row; so many rows take less here. */
const fewRows = 30

interface OpenedPool {
  readonly pool: ScreeningPool
  /** What keeps 'nothing found' from being a conclusion; '' where nothing does. */
  readonly warning: string
}

interface PoolSettings {
  readonly day: string
  readonly threads?: number | undefined
  /** A thread has died. */
  readonly onLost?: (error: Error) => void
  /** How many rows will be asked in all, where that is known. */
  readonly rows?: number
}

/** Row by row, so that whoever else asks this process is answered in between. */
const screenHere = (index: ScreeningIndex): ScreeningPool => ({
  run: async task => {
    const answers: RowAnswer[] = []
    for (const row of task.rows) {
      answers.push(...screenRows(index, { ...task, rows: [row] }))
      await setImmediate()
    }
    return answers
  },
  stop: async () => undefined,
})

export const openScreeningThreads = (
  snapshot: SharedSnapshot,
  threads: number,
  onLost: (error: Error) => void = () => undefined,
): WorkerPool<ScreenTask, RowAnswer[]> =>
  new WorkerPool({
    script: new URL('./screen-thread.ts', import.meta.url),
    threads: Math.max(1, Math.min(threads, mostThreads)),
    snapshot,
    onLost,
  })

/** Threads over a published snapshot, or this process itself where the rows are few. */
export const openScreeningPool = (
  snapshot: SharedSnapshot,
  { day, threads = availableParallelism(), rows = Infinity, onLost }: PoolSettings,
): OpenedPool => {
  const index = openIndex(snapshot.bytes, snapshot.id)
  const pool = rows <= fewRows ? screenHere(index) : openScreeningThreads(snapshot, threads, onLost)
  return { pool, warning: listWarning(index.meta, day) }
}
