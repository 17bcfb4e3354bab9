import { parentPort, workerData } from 'node:worker_threads'
import type { DocumentFormat } from './document-format.ts'
import type { PageModel } from './page-model.ts'
import { plainTexts } from './plain-text.ts'

/** Each format brings its library only when asked for. */
const renderers: Readonly<Record<DocumentFormat, () => Promise<(model: PageModel) => Promise<Buffer>>>> = {
  pdf: async () => (await import('./render-pdf.ts')).renderPdf,
  docx: async () => (await import('./render-docx.ts')).renderDocx,
  xlsx: async () => (await import('./render-xlsx.ts')).renderXlsx,
}

if (!parentPort) throw new Error('document-thread.ts runs only as a worker thread')
const { model, format } = workerData as { model: PageModel; format: DocumentFormat }
const render = await renderers[format]()
parentPort.postMessage(await render(plainTexts(model)))
