import { batchLimits } from '@maojian/contract/limits'
import type { Kysely, Updateable } from 'kysely'
import { pageOf, type Page } from '../../db/page-of.ts'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import {
  changeableBy,
  deleteOwn,
  lockOrganisations,
  ofOrganisation,
  ownIfThere,
  savedBy,
  savedRows,
  type SavedWork,
} from '../organisation/entry.ts'
import type { ChunkCounts } from './chunk-store.ts'
import type { Batch, ScreeningBatchTable } from './tables.ts'

type Db = Kysely<Schema>
type State = Batch['state']

const table = 'screening_batch'

/** A new batch whose rows are still to be read. */
export const insertBatch = async (
  db: Db,
  user: SessionUser,
  { id, name, now }: { readonly id: string; readonly name: string; readonly now: Date },
): Promise<void> => {
  await db
    .insertInto(table)
    .values({ ...savedBy(user), id, name, state: 'reading', created_at: now })
    .execute()
}

/** A batch with the rows and columns of another one, queued; its rows follow in the same transaction. */
export const insertRepeat = async (
  db: Db,
  user: SessionUser,
  { id, former, now }: { readonly id: string; readonly former: Batch; readonly now: Date },
): Promise<void> => {
  const { name, encoding, titles, mapping, unread_sheets, preview, rows } = former
  await db
    .insertInto(table)
    .values({
      ...savedBy(user),
      id,
      name,
      state: 'queued',
      encoding,
      titles: JSON.stringify(titles),
      mapping: JSON.stringify(mapping),
      unread_sheets: JSON.stringify(unread_sheets),
      preview: JSON.stringify(preview),
      rows,
      former_id: former.id,
      created_at: now,
    })
    .execute()
}

/** A batch of the user's own organisation; another's answers like one that does not exist. */
export const findBatch = async (db: Db, user: SessionUser, id: string): Promise<Batch> => {
  const row = await db
    .selectFrom(table)
    .selectAll()
    .where('id', '=', id)
    .where(ofOrganisation(user, table))
    .where('state', '<>', 'reading')
    .executeTakeFirst()
  if (row) return row
  throw new Fault(404)
}

/** The same where it is there, in one of these states. */
export const batchIfThere = async (
  db: Db,
  user: SessionUser,
  { id, in: states }: { readonly id: string; readonly in: readonly State[] },
): Promise<Batch | undefined> => {
  const row = await ownIfThere(db, user, { table, id })
  return row && states.includes(row.state) ? row : undefined
}

/** Batches of the organisation, newest first, and how many there are in all. */
export const listBatches = (
  db: Db,
  user: SessionUser,
  page: Page,
): Promise<{ rows: Batch[]; count: number }> => {
  const own = db.selectFrom(table).where(ofOrganisation(user, table)).where('state', '<>', 'reading')
  return pageOf(own.selectAll().orderBy('created_at', 'desc').orderBy('id'), page)
}

interface Change {
  readonly id: string
  readonly from: readonly State[]
  readonly values: Updateable<ScreeningBatchTable>
}

const inStates = (db: Db, { id, from, values }: Change) =>
  db
    .updateTable(table)
    .set(values)
    .where('id', '=', id)
    .where('state', 'in', [...from])

/** What a user changes, while the batch is in one of these states; false when it is in none of them any more. */
export const changeOwnBatch = async (db: Db, user: SessionUser, change: Change): Promise<boolean> => {
  const { numUpdatedRows } = await inStates(db, change).where(changeableBy(user, table)).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What the worker changes, likewise. */
export const changeBatch = async (db: Db, change: Change): Promise<boolean> => {
  const { numUpdatedRows } = await inStates(db, change).executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface Answered extends ChunkCounts {
  readonly screened: number
}

/** Adds to the counts of a running batch; false when it was cancelled meanwhile. */
export const countAnswers = async (db: Db, id: string, answered: Answered): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set(row => ({
      screened: row('screened', '+', answered.screened),
      hits: row('hits', '+', answered.hits),
      possible: row('possible', '+', answered.possible),
      clear: row('clear', '+', answered.clear),
      unasked: row('unasked', '+', answered.unasked),
      changed: row('changed', '+', answered.changed),
    }))
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes a batch with its rows. */
export const deleteBatch = (db: Db, user: SessionUser, id: string): Promise<boolean> =>
  deleteOwn(db, user, { table, id })

/** Its upload is alive: until its rows are there a batch counts from when it was last heard of. */
export const touchUnread = async (db: Db, id: string, now: Date): Promise<void> => {
  await db
    .updateTable(table)
    .set({ created_at: now })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .execute()
}

/** Removes batches whose upload died with its process. */
export const deleteUnread = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom(table).where('state', '=', 'reading').where('created_at', '<', before).execute()
}

const underWay: State[] = ['queued', 'running']

/** A batch that a worker is to screen; undefined when it is done, cancelled or gone. */
export const findWaiting = (db: Db, id: string): Promise<Batch | undefined> =>
  db.selectFrom(table).selectAll().where('id', '=', id).where('state', 'in', underWay).executeTakeFirst()

export const waitingIds = async (db: Db): Promise<string[]> =>
  (await db.selectFrom(table).select('id').where('state', 'in', underWay).execute()).map(({ id }) => id)

/** Ends batches under way that nobody is going to finish. */
export const failBatches = async (db: Db, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  const error = '筛查过程中出现故障，请重新提交；如仍失败请联系客服'
  await db
    .updateTable(table)
    .set({ state: 'failed', error, finished_at: now })
    .where('id', 'in', [...ids])
    .where('state', 'in', underWay)
    .execute()
}

/** A batch that has been screened to its end. */
export const findFinishedBatch = (db: Db, id: string): Promise<Batch | undefined> =>
  db.selectFrom(table).selectAll().where('id', '=', id).where('state', '=', 'done').executeTakeFirst()

/** An upload that was not heard of for so long died with its process, and holds no place. */
export const unheardMs = 30_000

/** Batches of the organisation that wait, run, or are being read. */
const countUnderWay = async (db: Db, user: SessionUser, now: Date): Promise<number> => {
  const heard = new Date(now.getTime() - unheardMs)
  const row = await db
    .selectFrom(table)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where(ofOrganisation(user, table))
    .where(eb =>
      eb.or([eb('state', 'in', underWay), eb('state', '=', 'reading').and('created_at', '>', heard)]),
    )
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/**
 * Does what puts one batch more under way where the organisation may have one more; those who come at once are counted one
 * after another.
 */
export const inFreePlace = <T>(
  db: Db,
  user: SessionUser,
  now: Date,
  work: (tx: Db) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async tx => {
    await lockOrganisations(tx, [user.organisationId])
    if ((await countUnderWay(tx, user, now)) >= batchLimits.underWay)
      throw new Fault(409, `本机构已有 ${batchLimits.underWay} 个批次在处理，请等待其完成或取消后再提交`)
    return work(tx)
  })

/** Batches without the rows that hang on them. */
export const savedBatchRows: SavedWork = savedRows({
  table,
  name: 'screeningBatches',
  by: 'created_at',
})
