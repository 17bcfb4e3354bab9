import { watchLimits } from '@maojian/contract/limits'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import { changeOwn, deleteOwn, ofOrganisation, savedBy } from '../organisation/entry.ts'
import { newId } from '../../new-id.ts'
import type { WatchChannel } from './tables.ts'

type Db = Kysely<Schema>
type Reader = Pick<SessionUser, 'organisationId'>

const table = 'watch_channel'

export const channelsOf = (db: Db, user: Reader): Promise<WatchChannel[]> =>
  db
    .selectFrom(table)
    .selectAll()
    .where(ofOrganisation(user, table))
    .orderBy('created_at')
    .orderBy('id')
    .limit(watchLimits.channels)
    .execute()

export const findOwnChannel = (db: Db, user: Reader, id: string): Promise<WatchChannel | undefined> =>
  db.selectFrom(table).selectAll().where('id', '=', id).where(ofOrganisation(user, table)).executeTakeFirst()

/** For a worker. */
export const findChannel = (db: Db, id: string): Promise<WatchChannel | undefined> =>
  db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()

export type ChannelValues = Pick<WatchChannel, 'kind' | 'name' | 'address' | 'secret' | 'enabled'>

export const insertChannel = (
  db: Db,
  user: SessionUser,
  values: ChannelValues,
  now: Date,
): Promise<WatchChannel> =>
  db
    .insertInto(table)
    .values({ ...savedBy(user), ...values, id: newId('notifyChannel'), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()

/** undefined when somebody changed it since this version, or it is gone. */
export const changeChannel = (
  db: Db,
  user: SessionUser,
  change: { readonly id: string; readonly version: number; readonly values: ChannelValues },
): Promise<WatchChannel | undefined> => changeOwn(db, user, { table, ...change })

export const deleteChannel = (db: Db, user: SessionUser, id: string): Promise<boolean> =>
  deleteOwn(db, user, { table, id })
