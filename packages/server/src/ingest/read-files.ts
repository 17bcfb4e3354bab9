import { Worker } from 'node:worker_threads'
import { endThread } from '../end-thread.ts'
import { IngestFault } from './ingest-fault.ts'
import type { ReadItem, ReadMessage, ReadOrder, ReadSummary } from './read-messages.ts'

export interface ReadHandlers {
  /** Awaited before the thread goes far ahead. */
  readonly items: (items: readonly ReadItem[]) => Promise<void>
  readonly progress: (lines: number) => void
  readonly signal?: AbortSignal
}

export interface ReadFiles extends ReadSummary {
  /** Archive of the records as they were published; undefined where the format tells none. */
  readonly records: Uint8Array | undefined
}

/** Reads files in a thread of its own, so that a server answers meanwhile; throws IngestFault on a refusal. */
export const readFiles = async (order: ReadOrder, handlers: ReadHandlers): Promise<ReadFiles> => {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { workerData: order })
  const done = Promise.withResolvers<ReadFiles>()
  let work: Promise<void> = Promise.resolve()
  let ended = false
  const store = async (items: readonly ReadItem[]): Promise<void> => {
    await handlers.items(items)
    worker.postMessage({ kind: 'more' })
  }
  const cancel = (): void => done.reject(handlers.signal?.reason)
  handlers.signal?.addEventListener('abort', cancel, { once: true })
  if (handlers.signal?.aborted) cancel()
  worker.on('error', error => done.reject(error))
  worker.on('exit', code => {
    if (!ended) done.reject(new IngestFault(`读取线程意外退出（${code}）`))
  })
  worker.on('message', (message: ReadMessage) => {
    if (message.kind === 'lines') return handlers.progress(message.lines)
    if (message.kind === 'refused') return done.reject(new IngestFault(message.message))
    if (message.kind === 'end') {
      ended = true
      work.then(
        () => done.resolve({ ...message.summary, records: message.records }),
        (error: unknown) => done.reject(error),
      )
      return
    }
    handlers.progress(message.lines)
    work = work.then(() => store(message.items))
    work.catch((error: unknown) => done.reject(error))
  })
  try {
    return await done.promise
  } finally {
    handlers.signal?.removeEventListener('abort', cancel)
    await endThread(worker)
    // A batch may still be on its way into the database: whoever cleans up must come after it.
    await work.catch(() => undefined)
  }
}
