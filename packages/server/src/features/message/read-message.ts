import type { readMessage as call } from '@maojian/contract/calls/message'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { isMessageId } from './chosen-messages.ts'
import { messageWire } from './message-wire.ts'
import { findMessage } from './store.ts'

/** One message of the own account, in whatever list it is. */
export const readMessage: Verb<typeof call> = async (context, { msg_id }) => {
  const { id } = needUser(context)
  const message = isMessageId(msg_id) ? await findMessage(context.db, id, Number(msg_id)) : undefined
  if (!message) throw new Fault(404, '消息不存在或已被删除')
  return { ...messageWire(message), content: message.content, list: message.list }
}
