import type { uploadBatch as call } from '@maojian/contract/calls/screening'
import { batchLimits } from '@maojian/contract/limits'
import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { saveBody } from '../../documents/save-body.ts'
import { TableFault } from '../../documents/table-fault.ts'
import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { batchDetailWire } from './batch-wire.ts'
import { readFileInThread } from './read-file.ts'
import { changeBatch, countUnderWay, findBatch } from './store.ts'

/** Stores the rows chunk by chunk; the batch can be seen when all of them are there. */
const storeFile = async ({ db }: Context, id: string, path: string): Promise<void> => {
  let ordinal = 0
  let count = 0
  const { head, encoding, preview } = await readFileInThread(path, async ({ rows, cells }) => {
    await db
      .insertInto('screening_batch_chunk')
      .values({ batch_id: id, ordinal, rows, cells, answers: null })
      .execute()
    ordinal += 1
    count += rows
  })
  if (count === 0) throw new TableFault('文件只有标题行，没有数据')
  await changeBatch(db, id, ['reading'], {
    state: 'draft',
    encoding,
    rows: count,
    titles: JSON.stringify(head.titles),
    mapping: JSON.stringify(head.mapping),
    preview: JSON.stringify(preview),
  })
}

const inWords = (error: unknown): unknown =>
  error instanceof TableFault ? new Fault(400, error.message) : error

/** Takes a file in: kept as rows in the database, its columns guessed, ready to be confirmed and started. */
export const uploadBatch: Verb<typeof call> = async (context, input) => {
  const user = needUser(context)
  const { db, now, config, body } = context
  if (!body) throw new Fault(400, '请求体应为文件本身（application/octet-stream）')
  if ((await countUnderWay(db, user.organisationId)) >= batchLimits.underWay)
    throw new Fault(409, `本机构已有 ${batchLimits.underWay} 个批次在处理，请等待其完成或取消后再提交`)
  const id = `B${randomBytes(12).toString('hex')}`
  const folder = join(config.dataDir, 'uploads')
  const path = join(folder, id)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await db
    .insertInto('screening_batch')
    .values({
      id,
      organisation_id: user.organisationId,
      account_id: user.id,
      name: input.name,
      state: 'reading',
      created_at: now,
    })
    .execute()
  try {
    await saveBody(body, path)
    await storeFile(context, id, path)
    return batchDetailWire(await findBatch(db, user, id))
  } catch (error) {
    await db.deleteFrom('screening_batch').where('id', '=', id).execute()
    throw inWords(error)
  } finally {
    await rm(path, { force: true })
  }
}
