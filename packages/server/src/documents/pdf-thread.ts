import { parentPort, workerData } from 'node:worker_threads'
import type { PageModel } from './page-model.ts'
import { renderPdf } from './render-pdf.ts'

if (!parentPort) throw new Error('pdf-thread.ts runs only as a worker thread')
parentPort.postMessage(await renderPdf(workerData as PageModel))
