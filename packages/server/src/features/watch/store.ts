import type { WatchKind } from '@maojian/contract/calls/watch'
import { likeAnywhere } from '../../db/like-anywhere.ts'
import { pageOf, type Page } from '../../db/page-of.ts'
import { sql, type Kysely, type SqlBool, type Updateable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import { changeOwn, deleteOwn, needOwn, ofOrganisation, savedBy } from '../organisation/entry.ts'
import { newId } from '../../new-id.ts'
import type { Watch, WatchTable, WatchTarget } from './tables.ts'

type Db = Kysely<Schema>
type Reader = Pick<SessionUser, 'organisationId'>
type Writer = Pick<SessionUser, 'id' | 'organisationId' | 'organisationRole'>

const table = 'watch'

export interface NewWatch {
  readonly kind: WatchKind
  /** Names the target: the same is watched once. */
  readonly key: string
  readonly target: WatchTarget
  readonly title: string
  readonly state: 'filling' | 'active'
  readonly now: Date
}

/** undefined when the organisation watches the same already. */
export const insertWatch = (db: Db, user: Writer, one: NewWatch): Promise<Watch | undefined> =>
  db
    .insertInto(table)
    .values({
      ...savedBy(user),
      id: newId('watch'),
      kind: one.kind,
      target_key: one.key,
      target: JSON.stringify(one.target),
      title: one.title,
      state: one.state,
      snapshot_id: null,
      checked_at: null,
      changed_at: null,
      created_at: one.now,
    })
    .onConflict(conflict => conflict.columns(['organisation_id', 'target_key']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const findByKey = (db: Db, user: Reader, key: string): Promise<Watch | undefined> =>
  db
    .selectFrom(table)
    .selectAll()
    .where('target_key', '=', key)
    .where(ofOrganisation(user, table))
    .executeTakeFirst()

/** Of the user's organisation; another's answers like one that does not exist. */
export const needWatch = (db: Db, user: Reader, id: string): Promise<Watch> =>
  needOwn(db, user, { table, id })

/** Names and parties that are watched one by one, the paused ones left out. */
export const targetsOf = (db: Db, user: Reader): Promise<Pick<Watch, 'kind' | 'target'>[]> =>
  db
    .selectFrom(table)
    .select(['kind', 'target'])
    .where('kind', 'in', ['search', 'party'])
    .where('state', '<>', 'paused')
    .where(ofOrganisation(user, table))
    .execute()

export const countWatches = async (db: Db, user: Reader): Promise<number> => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(ofOrganisation(user, table))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface WatchQuery extends Page {
  readonly keyword?: string | undefined
  readonly kind?: WatchKind | undefined
  readonly state?: 'active' | 'paused' | undefined
}

/** Those whose verdict changed last come first. */
export const pageWatches = (
  db: Db,
  user: Reader,
  { keyword = '', kind, state, ...page }: WatchQuery,
): Promise<{ rows: Watch[]; count: number }> => {
  const like = likeAnywhere(keyword)
  let found = db
    .selectFrom(table)
    .where(ofOrganisation(user, table))
    .where(sql<SqlBool>`title ilike ${like}`)
  if (kind) found = found.where('kind', '=', kind)
  if (state) found = found.where('state', state === 'paused' ? '=' : '<>', 'paused')
  return pageOf(
    found
      .selectAll()
      .orderBy(sql`coalesce(changed_at, created_at)`, 'desc')
      .orderBy('id'),
    page,
  )
}

interface Pausing {
  readonly id: string
  readonly version: number
  readonly paused: boolean
}

/** undefined when somebody changed it since this version, or it is gone. */
export const setPaused = (
  db: Db,
  user: SessionUser,
  { id, version, paused }: Pausing,
): Promise<Watch | undefined> =>
  changeOwn(db, user, {
    table,
    id,
    version,
    values: { state: paused ? 'paused' : 'active' },
    only: sql`state in ('active', 'paused')`,
  })

export const deleteWatch = (db: Db, user: SessionUser, id: string): Promise<boolean> =>
  deleteOwn(db, user, { table, id })

/** For a worker, after a user asked. */
export const findWatch = (db: Db, id: string): Promise<Watch | undefined> =>
  db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()

export const updateWatch = async (db: Db, id: string, values: Updateable<WatchTable>): Promise<void> => {
  await db.updateTable(table).set(values).where('id', '=', id).execute()
}

/** Notes when their reader was told, or that it was taken back; answers those of which nobody else has. */
export const noteTold = async (
  db: Db,
  ids: readonly string[],
  toldAt: Date | null,
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .updateTable(table)
    .set({ told_at: toldAt })
    .where('id', 'in', [...ids])
    .where('told_at', toldAt === null ? 'is not' : 'is', null)
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** All that are to be screened, oldest first. */
export const activeWatches = (db: Db): Promise<Watch[]> =>
  db.selectFrom(table).selectAll().where('state', '=', 'active').orderBy('created_at').orderBy('id').execute()

export const watchesReports = async (db: Db, user: Reader): Promise<boolean> =>
  (
    await db
      .selectFrom('watch_policy')
      .select('reports')
      .where(ofOrganisation(user, 'watch_policy'))
      .executeTakeFirst()
  )?.reports ?? true

export const putWatchPolicy = async (db: Db, user: SessionUser, reports: boolean): Promise<void> => {
  await db
    .insertInto('watch_policy')
    .values({ organisation_id: user.organisationId, reports })
    .onConflict(conflict => conflict.column('organisation_id').doUpdateSet({ reports }))
    .execute()
}
