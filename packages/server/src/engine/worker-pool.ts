import { Worker } from 'node:worker_threads'
import { endThread } from '../end-thread.ts'
import type { SharedSnapshot } from './shared-snapshot.ts'
import type { PoolAnswer, PoolMessage } from './pool-messages.ts'

interface Waiting<Task, Result> {
  readonly task: Task
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
  /** A thread died over it: it is given to one more, and no third. */
  lost: boolean
}

interface Thread<Task, Result> {
  readonly worker: Worker
  current: Waiting<Task, Result> | undefined
  /** Has opened the snapshot: what kills it later is its task, not the snapshot or the script. */
  ready: boolean
}

export interface PoolOptions {
  /** Script that each thread runs; it answers with `answerTasks`. */
  readonly script: URL
  readonly threads: number
  readonly snapshot: SharedSnapshot
  /** Before a thread is tried again that died while it opened the snapshot; it doubles each time. */
  readonly pauseMs?: number
  /** A thread has died. */
  readonly onLost?: (error: Error) => void
}

// The index lies outside the heap; without a limit a thread lets garbage of a long batch stand for a gigabyte. What a
// thread keeps of it (words as they were looked up) is some 220 MB for an index of 60 MB, and grows with it.
const leastHeapMb = 360
const heapMb = (index: Uint8Array): number => leastHeapMb + Math.ceil(index.byteLength / 1e6)

/** What keeps a thread from opening the snapshot passes by (memory that another holds), or does not. */
const mostTries = 8
const firstPauseMs = 1000

/** Threads over one published snapshot; each takes one task at a time, in the order given. */
export class WorkerPool<Task, Result> {
  readonly #threads = new Set<Thread<Task, Result>>()
  readonly #queue: Waiting<Task, Result>[] = []
  readonly #given = new Set<Promise<Result>>()
  readonly #options: PoolOptions
  readonly #opened = Promise.withResolvers<void>()
  readonly #pauses = new Set<NodeJS.Timeout>()
  /** Threads in a row that died before they were ready. */
  #failures = 0
  #wasOpened = false
  #ended: Error | undefined

  constructor(options: PoolOptions) {
    this.#options = options
    for (let i = 0; i < options.threads; i++) this.#start()
  }

  /** Resolves when the first thread has opened the snapshot. */
  get opened(): Promise<void> {
    return this.#opened.promise
  }

  /** Whether one stands ready, so that a task need not wait for that. */
  get isReady(): boolean {
    return !this.#ended && [...this.#threads].some(({ ready }) => ready)
  }

  run(task: Task): Promise<Result> {
    if (this.#ended) return Promise.reject(this.#ended)
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    this.#queue.push({ task, resolve, reject, lost: false })
    this.#given.add(promise)
    const settled = (): void => void this.#given.delete(promise)
    promise.then(settled, settled)
    this.#feedIdle()
    return promise
  }

  /** Answers what was given, and ends. */
  async finish(): Promise<void> {
    await Promise.allSettled(this.#given)
    await this.stop()
  }

  /** Rejects what waits, lets each thread end its task, and ends the threads. */
  async stop(): Promise<void> {
    this.#refuse(new Error('筛查线程已停止'))
    await Promise.all([...this.#threads].map(({ worker }) => endThread(worker)))
  }

  #start(): void {
    const { script, snapshot } = this.#options
    const worker = new Worker(script, {
      workerData: snapshot,
      resourceLimits: { maxOldGenerationSizeMb: heapMb(snapshot.bytes) },
    })
    const thread: Thread<Task, Result> = { worker, current: undefined, ready: false }
    this.#threads.add(thread)
    worker.on('message', (answer: PoolAnswer<Result>) => this.#settle(thread, answer))
    worker.on('error', error => this.#lose(thread, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', code => this.#lose(thread, new Error(`筛查线程意外退出（${code}）`)))
  }

  #feedIdle(): void {
    const idle = [...this.#threads].find(({ ready, current }) => ready && current === undefined)
    if (idle) this.#feed(idle)
  }

  #feed(thread: Thread<Task, Result>): void {
    thread.current = this.#queue.shift()
    if (!thread.current) return
    const message: PoolMessage<Task> = { kind: 'task', task: thread.current.task }
    thread.worker.postMessage(message)
  }

  #settle(thread: Thread<Task, Result>, answer: PoolAnswer<Result>): void {
    const { current } = thread
    thread.ready = true
    this.#wasOpened = true
    this.#failures = 0
    this.#opened.resolve()
    this.#feed(thread)
    if (answer.kind === 'done') current?.resolve(answer.result)
    else if (answer.kind === 'failed') current?.reject(new Error(answer.message))
  }

  /** Another takes the place of a thread that dies, and its task goes to one more. */
  #lose(thread: Thread<Task, Result>, error: Error): void {
    if (!this.#threads.delete(thread)) return
    if (!this.#ended) this.#options.onLost?.(error)
    this.#giveAgain(thread.current, error)
    if (thread.ready && !this.#ended) this.#start()
    else if (this.#wasOpened && !this.#ended && this.#failures < mostTries) this.#startLater()
    else if (this.#threads.size === 0 && this.#pauses.size === 0) this.#refuse(error)
  }

  #startLater(): void {
    const { pauseMs = firstPauseMs } = this.#options
    const pause = setTimeout(
      () => {
        this.#pauses.delete(pause)
        this.#start()
      },
      pauseMs * 2 ** this.#failures++,
    )
    this.#pauses.add(pause)
  }

  #giveAgain(task: Waiting<Task, Result> | undefined, error: Error): void {
    if (!task) return
    if (task.lost || this.#ended) return task.reject(error)
    task.lost = true
    this.#queue.unshift(task)
    this.#feedIdle()
  }

  #refuse(error: Error): void {
    this.#ended ??= error
    for (const pause of this.#pauses) clearTimeout(pause)
    this.#pauses.clear()
    for (const waiting of this.#queue.splice(0)) waiting.reject(this.#ended)
  }
}
