import type { initMessages as call } from '@maojian/contract/calls/message'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { messageWire } from './message-wire.ts'
import { countMessages, listMessages } from './store.ts'

/** The same page of all three lists, and how many each holds. */
export const initMessages: Verb<typeof call> = async (context, { page, pageSize }) => {
  const { db } = context
  const { id } = needUser(context)
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const read = async (list: 'unread' | 'readed' | 'trash') =>
    (await listMessages(db, id, list, range)).map(messageWire)
  return {
    unread: await read('unread'),
    readed: await read('readed'),
    trash: await read('trash'),
    counts: await countMessages(db, id),
  }
}
