import type { OwnPart } from '../account/entry.ts'
import { messagesOf } from './store.ts'

export { messageSubscriptions } from './subscriptions.ts'

/** The messages of an account, for the export of own data. */
export const ownMessages: OwnPart = { name: 'messages', read: (db, user) => messagesOf(db, user.id) }
