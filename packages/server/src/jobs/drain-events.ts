import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

type Db = Kysely<Schema>
export type Subscriptions = Readonly<
  Record<string, readonly ((db: Db, data: never, now: Date) => Promise<void>)[]>
>

interface Draining {
  readonly db: Db
  readonly subscriptions: Subscriptions
  readonly now: () => Date
  readonly log: (message: string, error?: unknown) => void
}

/** Takes one event and does all that follows from it in one transaction; answers its id, or undefined at the end. */
const drainOne = ({ db, subscriptions, now }: Draining, after: number): Promise<number | undefined> =>
  db.transaction().execute(async trx => {
    const event = await trx
      .selectFrom('event')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!event) return undefined
    for (const heard of subscriptions[event.name] ?? []) await heard(trx, event.data as never, now())
    await trx.deleteFrom('event').where('id', '=', event.id).execute()
    return event.id
  })

const firstId = async (db: Db, after: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('event')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  )?.id

/** Works off what waits. An event whose subscriber fails stays for the next time; those behind it are not held up. */
export const drainEvents = async (draining: Draining): Promise<void> => {
  let after = 0
  for (;;)
    try {
      const done = await drainOne(draining, after)
      if (done === undefined) return
      after = done
    } catch (error) {
      draining.log('事件处理失败，将在下次重试', error)
      const failed = await firstId(draining.db, after)
      if (failed === undefined) return
      after = failed
    }
}
