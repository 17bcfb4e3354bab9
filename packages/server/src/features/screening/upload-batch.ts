import type { uploadBatch as call } from '@maojian/contract/calls/screening'
import { batchLimits } from '@maojian/contract/limits'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { saveBody } from '../../documents/save-body.ts'
import { TableFault } from '../../documents/table-fault.ts'
import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { madeOnce } from '../../http/made-once.ts'
import type { Verb } from '../../http/route.ts'
import { cleanName } from '../../http/read-upload.ts'
import { openUploadFolder } from '../../http/upload-folder.ts'
import { needRoom, type OwnedData } from '../organisation/entry.ts'
import { newId } from '../../new-id.ts'
import { batchDetailWire } from './batch-wire.ts'
import { readFileInThread } from './read-file.ts'
import { insertChunk } from './chunk-store.ts'
import type { ReadTask } from './read-messages.ts'
import {
  batchIfThere,
  changeOwnBatch,
  deleteBatch,
  inFreePlace,
  insertBatch,
  touchUnread,
  unheardMs,
} from './store.ts'

/** Stores the rows chunk by chunk; the batch can be seen when all of them are there. */
const storeFile = async (context: Context, id: string, task: ReadTask): Promise<void> => {
  const { db } = context
  let ordinal = 0
  let count = 0
  const { head, encoding, unreadSheets, preview } = await readFileInThread(task, async ({ rows, cells }) => {
    await insertChunk(db, id, { ordinal, rows, cells })
    ordinal += 1
    count += rows
  })
  if (count === 0) throw new TableFault('文件只有标题行，没有数据')
  const values = {
    state: 'draft',
    encoding,
    rows: count,
    titles: JSON.stringify(head.titles),
    mapping: JSON.stringify(head.mapping),
    unread_sheets: JSON.stringify(unreadSheets),
    preview: JSON.stringify(preview),
  } as const
  await changeOwnBatch(db, needUser(context), { id, from: ['reading'], values })
}

/** Says that the upload lives, until told to stop; one that cannot say so is taken for dead by the others. */
const keepHeard = ({ db, clock }: Context, id: string): (() => void) => {
  const say = (): void => void touchUnread(db, id, clock()).catch(() => undefined)
  const timer = setInterval(say, unheardMs / 3)
  return () => clearInterval(timer)
}

const inWords = (error: unknown): unknown =>
  error instanceof TableFault ? new Fault(400, error.message) : error

/** Takes a file in: kept as rows in the database, its columns guessed, ready to be confirmed and started. */
export const uploadBatch =
  (owned: OwnedData): Verb<typeof call> =>
  async (context, input) => {
    const user = needUser(context)
    const { db, now, config, body } = context
    if (!body) throw new Fault(400, '请求体应为文件本身（application/octet-stream）')
    const id = newId('batch')
    const path = join(await openUploadFolder(config.dataDir), id)
    const name = cleanName(input.name)
    await inFreePlace(db, user, now, tx => insertBatch(tx, user, { id, name, now }))
    const ended = keepHeard(context, id)
    try {
      const digest = await saveBody(body, path, batchLimits)
      const made = await madeOnce(context, {
        what: 'batch',
        asked: { name, digest, pasted: input.pasted },
        make: async () => {
          await needRoom(context, owned, (await stat(path)).size)
          await storeFile(context, id, { path, isPasted: input.pasted === '1' })
          return id
        },
        // Once it is started, the same file is another wish.
        find: one => batchIfThere(db, user, { id: one, in: ['draft'] }),
      })
      if (made.id !== id) await deleteBatch(db, user, id)
      return await batchDetailWire(db, made)
    } catch (error) {
      // What cannot be removed now is taken for dead by the others; what went wrong first is what is told.
      await deleteBatch(db, user, id).catch(() => undefined)
      throw inWords(error)
    } finally {
      ended()
      await rm(path, { force: true })
    }
  }
