import type { Kysely } from 'kysely'
import { pageOf, type Page } from '../../db/page-of.ts'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import { ofOrganisation } from '../organisation/entry.ts'
import type { WatchDelivery } from './tables.ts'

type Db = Kysely<Schema>

const table = 'watch_delivery'

export interface NewDelivery {
  readonly channelId: string
  /** Names what is told: to each channel once. */
  readonly notice: string
  readonly title: string
  readonly content: string
  readonly link: string
  readonly now: Date
}

/** undefined when this channel is told of it already. */
export const insertDelivery = async (
  db: Db,
  { channelId, now, ...told }: NewDelivery,
): Promise<number | undefined> => {
  const row = await db
    .insertInto(table)
    .values({ ...told, channel_id: channelId, state: 'waiting', created_at: now, ended_at: null })
    .onConflict(conflict => conflict.columns(['channel_id', 'notice']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const findDelivery = (db: Db, id: number): Promise<WatchDelivery | undefined> =>
  db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()

interface Tried {
  readonly id: number
  readonly state: WatchDelivery['state']
  readonly error: string
  readonly endedAt: Date | null
}

/** Notes one try and what came of it. */
export const noteTry = async (db: Db, { id, state, error, endedAt }: Tried): Promise<void> => {
  await db
    .updateTable(table)
    .set(row => ({ state, error, ended_at: endedAt, attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The newest of the organisation first, and how many there are. */
export const pageDeliveries = (db: Db, user: Pick<SessionUser, 'organisationId'>, page: Page) =>
  pageOf(
    db
      .selectFrom(table)
      .innerJoin('watch_channel', 'watch_channel.id', 'watch_delivery.channel_id')
      .where(ofOrganisation(user, 'watch_channel'))
      .selectAll('watch_delivery')
      .select(['watch_channel.name as channel_name', 'watch_channel.kind as kind'])
      .orderBy('watch_delivery.id', 'desc'),
    page,
  )

const keptDays = 90
const dayMs = 86_400_000

/** The log is kept for three months. */
export const forgetDeliveries = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - keptDays * dayMs)
  await db.deleteFrom(table).where('created_at', '<', before).where('state', '<>', 'waiting').execute()
}
