import { availableParallelism } from 'node:os'
import type { SharedSnapshot } from '../../engine/shared-snapshot.ts'
import { WorkerPool } from '../../engine/worker-pool.ts'
import type { Difference } from './difference.ts'
import type { ChunkAnswer, RescreenResult, RescreenTask } from './rescreen-tasks.ts'

const mostThreads = 8

const shared = (bytes: Uint8Array): Uint8Array => {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.byteLength))
  copy.set(bytes)
  return copy
}

/** What answers tasks on the newest snapshot; threads, but for tests. */
export interface TaskRunner {
  readonly run: (task: RescreenTask) => Promise<RescreenResult>
  readonly stop: () => Promise<void>
}

export type OpenTasks = (snapshot: SharedSnapshot) => TaskRunner

/** Threads that compare snapshots and screen watched subjects on the newest one; the caller stops them. */
export const openThreads = (snapshot: SharedSnapshot, threads = availableParallelism()): TaskRunner =>
  new WorkerPool<RescreenTask, RescreenResult>({
    script: new URL('./rescreen-thread.ts', import.meta.url),
    threads: Math.max(1, Math.min(threads, mostThreads)),
    snapshot,
  })

/** Opened with the first task: a run that finds nothing to do starts no thread. */
export const openRescreenPool = (open: () => Promise<TaskRunner>) => {
  let opened: Promise<TaskRunner> | undefined
  const run = async (task: RescreenTask): Promise<RescreenResult> => (await (opened ??= open())).run(task)
  return {
    /** undefined where this engine cannot open the older one. */
    compare: async (before: Uint8Array): Promise<Difference | undefined> => {
      const answer = await run({ kind: 'compare', before })
      if (answer.kind !== 'compare') throw new Error('比较名单快照没有得到结果')
      const { difference } = answer
      return difference && { ...difference, probe: shared(difference.probe) }
    },
    screen: async (task: Omit<Extract<RescreenTask, { kind: 'screen' }>, 'kind'>): Promise<ChunkAnswer> => {
      const answer = await run({ kind: 'screen', ...task })
      if (answer.kind !== 'screen') throw new Error('重新筛查没有得到结果')
      return answer
    },
    stop: async (): Promise<void> => (await opened)?.stop(),
  }
}

export type RescreenPool = ReturnType<typeof openRescreenPool>
