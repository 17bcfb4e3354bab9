import { Worker } from 'node:worker_threads'
import { untilEnded } from '../end-thread.ts'
import type { DocumentFormat } from './document-format.ts'
import type { PageModel } from './page-model.ts'

export interface DocumentOrder {
  readonly model: PageModel
  readonly format: DocumentFormat
  readonly signal?: AbortSignal
}

/** A document as bytes, laid out in a thread of its own, in which the server goes on answering. */
export const writeDocument = async ({ model, format, signal }: DocumentOrder): Promise<Buffer> => {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./document-thread.ts', import.meta.url), {
    workerData: { model, format },
  })
  const done = Promise.withResolvers<Uint8Array>()
  worker.once('message', (bytes: Uint8Array) => done.resolve(bytes))
  worker.once('error', done.reject)
  worker.once('exit', () => done.reject(new Error('文件生成线程意外退出')))
  const stop = (): void => done.reject(signal?.reason)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    return Buffer.from(await done.promise)
  } finally {
    signal?.removeEventListener('abort', stop)
    await untilEnded(worker)
  }
}
