import type { Database } from '../db/database.ts'
import { messageSubscriptions } from '../features/message/entry.ts'
import { drainEvents, type Subscriptions } from './drain-events.ts'
import { eventChannel } from './emit.ts'

/** Who listens to which event. */
export const subscriptions: Subscriptions = {
  'login.newAddress': [messageSubscriptions['login.newAddress']],
  'membership.granted': [messageSubscriptions['membership.granted']],
  'edition.published': [messageSubscriptions['edition.published']],
}

/** Works off events now and whenever one is written; answers how to stop. */
export const startSubscriptions = async (
  database: Database,
  now: () => Date,
  log: (message: string, error?: unknown) => void,
): Promise<() => Promise<void>> => {
  const draining = { db: database.db, subscriptions, now, log }
  let queue = Promise.resolve()
  const wake = (): void => {
    queue = queue.then(() => drainEvents(draining)).catch((error: unknown) => log('事件处理失败', error))
  }
  const stop = await database.listen(eventChannel, wake)
  wake()
  return async () => {
    await stop()
    await queue
  }
}
