import type { SharedSnapshot } from './shared-snapshot.ts'
import { WorkerPool, type PoolOptions } from './worker-pool.ts'

/** Said back by the thread; `kills` counts down the threads that it ends before. */
export interface OddTask {
  readonly text: string
  readonly kills?: Int32Array
}

export type TestPool = WorkerPool<OddTask, string>

/** Speaks as `answerTasks` does, and opens nothing; the first byte counts down threads that die before they are ready; an inquiry gets its task for an answer. */
export const echoScript = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from 'node:worker_threads'
    if (workerData.bytes[0] > 0 && workerData.bytes[0]-- > 0) process.exit(7)
    parentPort.on('message', ({ kind, task }) => {
      if (kind === 'stop') return parentPort.close()
      if (task.kills && Atomics.sub(task.kills, 0, 1) > 0) process.exit(7)
      parentPort.postMessage({ kind: 'done', result: task.text ?? task.task })
    })
    parentPort.postMessage({ kind: 'ready' })
  `)}`,
)

export const sharedSnapshot = (id: string, bytes: Uint8Array): SharedSnapshot => {
  const memory = new Uint8Array(new SharedArrayBuffer(bytes.byteLength))
  memory.set(bytes)
  return { id, bytes: memory }
}

/** Threads that say back what they are told. */
export const openTestPool = (
  options: Omit<PoolOptions, 'script' | 'snapshot'> & Partial<Pick<PoolOptions, 'snapshot'>>,
): TestPool =>
  new WorkerPool({ script: echoScript, snapshot: sharedSnapshot('none', new Uint8Array(8)), ...options })
