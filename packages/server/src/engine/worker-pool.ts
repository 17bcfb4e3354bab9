import { Worker } from 'node:worker_threads'
import { endThread } from '../end-thread.ts'
import type { SharedSnapshot } from './shared-snapshot.ts'
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
  readonly snapshot: SharedSnapshot
}

// The index lies outside the heap; without a limit a thread lets garbage of a long batch stand for a gigabyte. What a
// thread keeps of it (words as they were looked up) is some 220 MB for an index of 60 MB, and grows with it.
const leastHeapMb = 360
const heapMb = (index: Uint8Array): number => leastHeapMb + Math.ceil(index.byteLength / 1e6)

/** Threads over one published snapshot; each takes one task at a time, in the order given. */
export class WorkerPool<Task, Result> {
  readonly #threads = new Set<Thread<Task, Result>>()
  readonly #queue: Waiting<Task, Result>[] = []
  readonly #script: URL
  #snapshot: SharedSnapshot
  #ended: Error | undefined

  constructor({ script, threads, snapshot }: PoolOptions) {
    this.#script = script
    this.#snapshot = snapshot
    for (let i = 0; i < threads; i++) this.#start()
  }

  run(task: Task): Promise<Result> {
    if (this.#ended) return Promise.reject(this.#ended)
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    this.#queue.push({ task, resolve, reject })
    const idle = [...this.#threads].find(thread => thread.current === undefined)
    if (idle) this.#feed(idle)
    return promise
  }

  /** Every task given from now on is answered by this snapshot; those under way end on the old one. */
  swap(snapshot: SharedSnapshot): void {
    this.#snapshot = snapshot
    for (const thread of this.#threads) this.#tell(thread, { kind: 'swap', snapshot })
  }

  /** Rejects what waits, lets each thread end its task, and ends the threads. */
  async stop(): Promise<void> {
    this.#refuse(new Error('筛查线程已停止'))
    await Promise.all([...this.#threads].map(({ worker }) => endThread(worker)))
  }

  #start(): void {
    const worker = new Worker(this.#script, {
      resourceLimits: { maxOldGenerationSizeMb: heapMb(this.#snapshot.bytes) },
    })
    const thread: Thread<Task, Result> = { worker, current: undefined, proven: false }
    this.#threads.add(thread)
    worker.on('message', (answer: PoolAnswer<Result>) => this.#settle(thread, answer))
    worker.on('error', error => this.#lose(thread, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', code => this.#lose(thread, new Error(`筛查线程意外退出（${code}）`)))
    this.#tell(thread, { kind: 'swap', snapshot: this.#snapshot })
    this.#feed(thread)
  }

  #tell(thread: Thread<Task, Result>, message: PoolMessage<Task>): void {
    thread.worker.postMessage(message)
  }

  #feed(thread: Thread<Task, Result>): void {
    thread.current = this.#queue.shift()
    if (thread.current) this.#tell(thread, { kind: 'task', task: thread.current.task })
  }

  #settle(thread: Thread<Task, Result>, answer: PoolAnswer<Result>): void {
    const { current } = thread
    thread.proven = true
    this.#feed(thread)
    if (answer.kind === 'done') current?.resolve(answer.result)
    else current?.reject(new Error(answer.message))
  }

  /** A thread that dies takes its task with it, and another takes its place. */
  #lose(thread: Thread<Task, Result>, error: Error): void {
    if (!this.#threads.delete(thread)) return
    thread.current?.reject(error)
    if (thread.proven && !this.#ended) this.#start()
    else if (this.#threads.size === 0) this.#refuse(error)
  }

  #refuse(error: Error): void {
    this.#ended ??= error
    for (const waiting of this.#queue.splice(0)) waiting.reject(this.#ended)
  }
}
