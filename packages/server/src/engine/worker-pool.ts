import { open } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { endThread } from '../end-thread.ts'
import type { PoolAnswer, PoolMessage } from './pool-messages.ts'

interface Waiting<Task, Result> {
  readonly task: Task
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

interface Thread<Task, Result> {
  readonly worker: Worker
  current: Waiting<Task, Result> | undefined
  /** Has answered once: what kills it later is its task, not the snapshot or the script. */
  proven: boolean
}

export interface PoolOptions {
  /** Script that each thread runs; it answers with `answerTasks`. */
  readonly script: URL
  readonly threads: number
  /** Snapshot on shared memory: the threads read the very same bytes. */
  readonly bytes: Uint8Array
}

/** Reads a snapshot file into memory that threads share. */
export const readShared = async (path: string): Promise<Uint8Array> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const bytes = new Uint8Array(new SharedArrayBuffer(size))
    for (let at = 0; at < size;) {
      const { bytesRead } = await file.read(bytes, at, size - at, at)
      if (bytesRead === 0) throw new Error('快照文件不完整')
      at += bytesRead
    }
    return bytes
  } finally {
    await file.close()
  }
}

/** Threads over one published snapshot; each takes one task at a time, in the order given. */
export const createWorkerPool = <Task, Result>(options: PoolOptions) => {
  const threads = new Set<Thread<Task, Result>>()
  const queue: Waiting<Task, Result>[] = []
  let { bytes } = options
  let ended: Error | undefined

  const tell = (thread: Thread<Task, Result>, message: PoolMessage<Task>): void =>
    thread.worker.postMessage(message)

  const feed = (thread: Thread<Task, Result>): void => {
    thread.current = queue.shift()
    if (thread.current) tell(thread, { kind: 'task', task: thread.current.task })
  }

  const settle = (thread: Thread<Task, Result>, answer: PoolAnswer<Result>): void => {
    const { current } = thread
    thread.proven = true
    feed(thread)
    if (answer.kind === 'done') current?.resolve(answer.result)
    else current?.reject(new Error(answer.message))
  }

  const refuse = (error: Error): void => {
    ended ??= error
    for (const waiting of queue.splice(0)) waiting.reject(ended)
  }

  /** A thread that dies takes its task with it, and another takes its place. */
  const lose = (thread: Thread<Task, Result>, error: Error): void => {
    if (!threads.delete(thread)) return
    thread.current?.reject(error)
    if (thread.proven && !ended) start()
    else if (threads.size === 0) refuse(error)
  }

  const start = (): void => {
    const worker = new Worker(options.script)
    const thread: Thread<Task, Result> = { worker, current: undefined, proven: false }
    threads.add(thread)
    worker.on('message', (answer: PoolAnswer<Result>) => settle(thread, answer))
    worker.on('error', error => lose(thread, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', code => lose(thread, new Error(`筛查线程意外退出（${code}）`)))
    tell(thread, { kind: 'swap', bytes })
    feed(thread)
  }

  for (let i = 0; i < options.threads; i++) start()

  return {
    run: (task: Task): Promise<Result> => {
      if (ended) return Promise.reject(ended)
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      queue.push({ task, resolve, reject })
      const idle = [...threads].find(thread => thread.current === undefined)
      if (idle) feed(idle)
      return promise
    },
    /** Every task given from now on is answered by these bytes; those under way end on the old ones. */
    swap: (next: Uint8Array): void => {
      bytes = next
      for (const thread of threads) tell(thread, { kind: 'swap', bytes: next })
    },
    /** Rejects what waits, lets each thread end its task, and ends the threads. */
    stop: async (): Promise<void> => {
      refuse(new Error('筛查线程已停止'))
      await Promise.all([...threads].map(({ worker }) => endThread(worker)))
    },
  }
}

export type WorkerPool<Task, Result> = ReturnType<typeof createWorkerPool<Task, Result>>
