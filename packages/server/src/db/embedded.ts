import { untilEnded } from '../end-thread.ts'
import { Worker } from 'node:worker_threads'
import type { QueryResult, Reply, Request, WireError, WorkerStart } from './embedded-protocol.ts'

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

export interface EmbeddedTransaction {
  query<T = Record<string, unknown>>(
    sql: string,
    parameters?: unknown[],
  ): Promise<QueryResult & { rows: T[] }>
  exec(sql: string): Promise<QueryResult[]>
  rollback(): Promise<void>
}

export interface EmbeddedOptions extends WorkerStart {
  readonly maxTransactionMs: number
  /** The worker died: every waiting call has been rejected, the database is gone. */
  readonly onDeath: (error: Error) => void
  /** A transaction was rolled back because it stood open too long. */
  readonly onExpired: (ms: number) => void
}

/** Error of a statement, with the SQLSTATE and names that the database gave. */
class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  constructor(error: WireError) {
    super(error.message)
    Object.assign(this, error)
  }
}

/**
 * PGlite in a worker thread, spoken to by messages: a loop of awaited queries never starves the event loop
 * of the server. Satisfies Kysely's PGlite dialect and pg-boss.
 */
export class EmbeddedDatabase {
  closed = false
  ready = false
  readonly waitReady: Promise<void>
  readonly #options: EmbeddedOptions
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  readonly #listeners = new Map<number, (payload: string) => void>()
  #lastId = 0
  #dead: Error | undefined

  constructor(options: EmbeddedOptions) {
    this.#options = options
    const workerData: WorkerStart = { folder: options.folder, dump: options.dump }
    this.#worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData })
    this.waitReady = new Promise((resolve, reject) => {
      this.#waiting.set(0, { resolve: () => resolve(), reject })
    })
    this.#worker.on('message', (reply: Reply) => this.#receive(reply))
    this.#worker.on('error', error => this.#die(error instanceof Error ? error : new Error(String(error))))
    this.#worker.on('exit', code => this.#die(new Error(`内置数据库线程已退出（${code}）`)))
  }

  query<T = Record<string, unknown>>(
    sql: string,
    parameters: unknown[] = [],
  ): Promise<QueryResult & { rows: T[] }> {
    return this.#call({ op: 'query', sql, parameters })
  }

  exec(sql: string): Promise<QueryResult[]> {
    return this.#call({ op: 'exec', sql })
  }

  /** Runs `work` alone on the connection; rolled back when it throws or takes longer than `maxMs`. */
  async transaction<T>(
    work: (tx: EmbeddedTransaction) => Promise<T>,
    maxMs: number = this.#options.maxTransactionMs,
  ): Promise<T> {
    const tx = this.#nextId()
    await this.#call({ op: 'begin', maxMs }, tx)
    try {
      const result = await work(this.#inside(tx))
      await this.#call({ op: 'commit', tx })
      return result
    } catch (error) {
      if (!this.#dead) await this.#call({ op: 'rollback', tx })
      throw error
    }
  }

  async listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>> {
    const listener = this.#nextId()
    this.#listeners.set(listener, heard)
    await this.#call({ op: 'listen', channel }, listener)
    return async () => {
      this.#listeners.delete(listener)
      if (!this.closed) await this.#call({ op: 'unlisten', listener })
    }
  }

  /** The whole data folder as a tar. */
  dump(): Promise<Uint8Array> {
    return this.#call({ op: 'dump' })
  }

  async close(): Promise<void> {
    if (this.closed) return
    this.closed = true
    if (this.#dead) return
    await this.#call({ op: 'close' })
    await untilEnded(this.#worker)
  }

  /** Ends the worker in the middle of whatever it does, as a crash would; for tests of that case. */
  async crash(): Promise<void> {
    await this.#worker.terminate()
  }

  #inside(tx: number): EmbeddedTransaction {
    return {
      query: (sql, parameters = []) => this.#call({ op: 'query', sql, parameters, tx }),
      exec: sql => this.#call({ op: 'exec', sql, tx }),
      rollback: () => this.#call({ op: 'rollback', tx }),
    }
  }

  #nextId(): number {
    this.#lastId += 1
    return this.#lastId
  }

  #call<T>(request: Request, id = this.#nextId()): Promise<T> {
    if (this.#dead) return Promise.reject(this.#dead)
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: value => resolve(value as T), reject })
      this.#worker.postMessage({ ...request, id })
    })
  }

  #settle(id: number, settle: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (waiting) settle(waiting)
  }

  #receive(reply: Reply): void {
    switch (reply.kind) {
      case 'ready':
        this.ready = true
        return this.#settle(0, waiting => waiting.resolve(undefined))
      case 'result':
        return this.#settle(reply.id, waiting => waiting.resolve(reply.value))
      case 'error':
        return this.#settle(reply.id, waiting => waiting.reject(new DatabaseError(reply.error)))
      case 'notification':
        return this.#listeners.get(reply.listener)?.(reply.payload)
      case 'expired':
        return this.#options.onExpired(reply.ms)
    }
  }

  #die(error: Error): void {
    if (this.#dead) return
    this.#dead = error
    for (const waiting of this.#waiting.values()) waiting.reject(error)
    this.#waiting.clear()
    if (!this.closed) this.#options.onDeath(error)
  }
}
