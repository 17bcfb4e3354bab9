import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import type { JobDesk } from '../jobs/job-queue.ts'
import { eventChannel } from './emit.ts'
import { eventNames } from './event-map.ts'
import { needSubscribers, type Subscription } from './subscription.ts'

type Db = Kysely<Schema>

export interface Dispatching {
  readonly db: Db
  readonly jobs: Pick<JobDesk, 'enqueue'>
  readonly subscriptions: readonly Subscription[]
  readonly log: (message: string, error?: unknown) => void
}

/** Asks for what follows from one event and takes it away, in one transaction; answers its id, undefined at the end. */
const dispatchOne = ({ db, jobs, subscriptions }: Dispatching, after: number): Promise<number | undefined> =>
  db.transaction().execute(async trx => {
    const event = await trx
      .selectFrom('event')
      .selectAll()
      .where('id', '>', after)
      .where('name', 'in', eventNames)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!event) return undefined
    for (const one of subscriptions) if (one.event === event.name) await one.enqueue(jobs, event, trx)
    await trx.deleteFrom('event').where('id', '=', event.id).execute()
    return event.id
  })

const firstId = async (db: Db, after: number): Promise<number | undefined> => {
  const found = db.selectFrom('event').select('id').where('id', '>', after)
  return (await found.orderBy('id').limit(1).executeTakeFirst())?.id
}

/** Turns what waits into jobs. An event that cannot be turned stays; those behind it are not held up. */
export const dispatchEvents = async (dispatching: Dispatching): Promise<void> => {
  let after = 0
  for (;;)
    try {
      const done = await dispatchOne(dispatching, after)
      if (done === undefined) return
      after = done
    } catch (error) {
      dispatching.log('事件未能交给任务队列，将重试', error)
      const failed = await firstId(dispatching.db, after)
      if (failed === undefined) return
      after = failed
    }
}

/** Should a notification get lost. */
const everyMs = 30_000

/** Dispatches events now and whenever one is written; answers how to stop. */
export const startDispatch = async (
  database: Database,
  dispatching: Omit<Dispatching, 'db'>,
): Promise<() => Promise<void>> => {
  needSubscribers(dispatching.subscriptions)
  let queue = Promise.resolve()
  const wake = (): void => {
    queue = queue
      .then(() => dispatchEvents({ db: database.db, ...dispatching }))
      .catch((error: unknown) => dispatching.log('事件处理失败', error))
  }
  const unlisten = await database.listen(eventChannel, wake)
  const timer = setInterval(wake, everyMs)
  wake()
  return async () => {
    clearInterval(timer)
    await unlisten()
    await queue
  }
}
