import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { chosenMessages } from './chosen-messages.ts'
import { countMessages, moveMessages } from './store.ts'
import type { MessageList } from './tables.ts'

/** One transition of the three there are: unread → readed → trash → readed. */
export const transition =
  (from: MessageList, to: MessageList) =>
  async (context: Context, { msg_id }: { readonly msg_id: string }) => {
    const { db } = context
    const { id: accountId } = needUser(context)
    const chosen = chosenMessages(msg_id)
    const moved = await moveMessages(db, { accountId, from, to }, chosen)
    if (moved === 0 && chosen !== 'all') throw new Fault(404, '消息不存在，或不在该列表中')
    return { moved, counts: await countMessages(db, accountId) }
  }
