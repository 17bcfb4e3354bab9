import type { previewFile as call } from '@maojian/contract/calls/file'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { kindOfType } from './sniff-type.ts'
import { findFile } from './store.ts'
import { insertTicket } from './ticket-store.ts'
import { addressOf } from './file-wire.ts'

/** An address of our own for ten minutes; it opens only for the one who asked. */
export const previewFile: Verb<typeof call> = async (context, { fileId }) => {
  const { db, now } = context
  const user = needUser(context)
  const file = await findFile(db, user, fileId)
  if (!file) throw new Fault(404, '文件不存在或已被删除')
  const ticket = await insertTicket(db, { fileId: file.id, accountId: user.id, now })
  const kind = kindOfType(file.type)
  return {
    url: `${addressOf(file.id)}&ticket=${ticket}`,
    fileName: file.name,
    fileType: kind?.extension ?? '',
    inline: kind?.inline ?? false,
  }
}
