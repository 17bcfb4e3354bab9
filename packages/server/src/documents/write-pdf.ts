import { Worker } from 'node:worker_threads'
import { untilEnded } from '../end-thread.ts'
import type { PageModel } from './page-model.ts'

/** A document as PDF, laid out in a thread of its own: a third of a second in which the server answers others. */
export const writePdf = async (model: PageModel): Promise<Buffer> => {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), { workerData: model })
  const done = Promise.withResolvers<Uint8Array>()
  worker.once('message', (bytes: Uint8Array) => done.resolve(bytes))
  worker.once('error', done.reject)
  worker.once('exit', () => done.reject(new Error('PDF 线程意外退出')))
  try {
    return Buffer.from(await done.promise)
  } finally {
    await untilEnded(worker)
  }
}
