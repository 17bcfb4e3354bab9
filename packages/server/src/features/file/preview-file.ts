import { randomBytes } from 'node:crypto'
import type { previewFile as call } from '@maojian/contract/calls/file'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { kindOfType } from './sniff-type.ts'
import { findFile, ticketDigest } from './store.ts'
import { addressOf } from './upload-file.ts'

const validMs = 10 * 60_000

/** An address of our own for ten minutes; it opens only for the one who asked. */
export const previewFile: Verb<typeof call> = async (context, { fileId }) => {
  const { db, now } = context
  const user = needUser(context)
  const file = await findFile(db, user, fileId)
  if (!file) throw new Fault(404, '文件不存在或已被删除')
  const ticket = randomBytes(24).toString('base64url')
  await db.deleteFrom('file_ticket').where('expires_at', '<=', now).execute()
  await db
    .insertInto('file_ticket')
    .values({
      digest: ticketDigest(ticket),
      file_id: file.id,
      account_id: user.id,
      expires_at: new Date(now.getTime() + validMs),
    })
    .execute()
  const kind = kindOfType(file.type)
  return {
    url: `${addressOf(file.id)}&ticket=${ticket}`,
    fileName: file.name,
    fileType: kind?.extension ?? '',
    inline: kind?.inline ?? false,
  }
}
