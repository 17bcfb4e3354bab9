import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { documentFormats, type DocumentFormat } from '../../documents/document-format.ts'
import type { PageModel } from '../../documents/page-model.ts'
import { attachment } from '../../http/attachment.ts'
import { needUser, type Context } from '../../http/context.ts'
import { Fault, StillRunning } from '../../http/fault.ts'
import type { RawAnswer } from '../../http/route.ts'
import { renderJob } from './render-job.ts'
import {
  deleteRendering,
  findRendering,
  insertRendering,
  setRenderingJob,
  type RenderingKey,
} from './store.ts'

const pack = promisify(gzip)

export interface DocumentOrder {
  /** What is asked, without the moment at which it is asked: the same key meets the same file for an hour. */
  readonly key: string
  /** Of the file, without its ending. */
  readonly name: string
  readonly format: DocumentFormat
  /** Made only when there is no such file yet. */
  readonly model: () => PageModel
}

const askFor = async (context: Context, place: RenderingKey, order: DocumentOrder): Promise<string> => {
  const { db, jobs, now } = context
  const id = randomUUID()
  const model = await pack(JSON.stringify(order.model()))
  return db.transaction().execute(async transaction => {
    const row = { ...place, id, name: order.name, model, content: null, job_id: '', created_at: now }
    if (!(await insertRendering(transaction, row)))
      return (await findRendering(transaction, place))?.job_id ?? ''
    const jobId = await jobs.enqueue(renderJob, { id }, transaction)
    await setRenderingJob(transaction, id, jobId)
    return jobId
  })
}

const over: ReadonlySet<string> = new Set(['failed', 'cancelled', 'completed'])

type Found = NonNullable<Awaited<ReturnType<typeof findRendering>>>

const contentOf = async ({ db, jobs }: Context, place: RenderingKey, found: Found): Promise<Uint8Array> => {
  if (found.content) return found.content
  const { id, job_id: jobId } = found
  const job = await jobs.find(jobId)
  if (job && !over.has(job.state)) throw new StillRunning({ jobId, ...job.progress })
  // It may have ended since the row was read.
  const later = await findRendering(db, place)
  if (later?.content) return later.content
  // It ended and left no file: whoever asks again begins anew.
  await deleteRendering(db, id)
  throw new Fault(500, '文件未能生成，请重新下载；仍不成功时请联系管理员')
}

/**
 * A document as the answer of a call that answers files: the file when it is there; until then the call is answered
 * with 202 and the job that makes it, and asking again is all that the caller has to do.
 */
export const answerDocument = async (context: Context, order: DocumentOrder): Promise<RawAnswer> => {
  const key = createHash('sha256').update(order.key).digest('hex')
  const place = { account_id: needUser(context).id, key, format: order.format }
  const found = await findRendering(context.db, place)
  if (!found) {
    const jobId = await askFor(context, place, order)
    throw new StillRunning({ jobId, done: 0, total: 0, note: '正在排队' })
  }
  const content = await contentOf(context, place, found)
  return attachment({
    name: `${order.name}.${order.format}`,
    type: documentFormats[order.format],
    content: Readable.from([content]),
  })
}
