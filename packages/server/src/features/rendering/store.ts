import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { PersonalData } from '../organisation/entry.ts'
import type { RenderingTable } from './tables.ts'

type Db = Kysely<Schema>

export type Rendering = Selectable<RenderingTable>

/** The file is made anew after this: what it says may have changed, and nobody keeps his documents here. */
const keptMs = 3_600_000

/** One rendering of an account: by what was asked and as what it is to be written. */
export type RenderingKey = Pick<Rendering, 'account_id' | 'key' | 'format'>

export const findRendering = (db: Db, { account_id, key, format }: RenderingKey) =>
  db
    .selectFrom('rendering')
    .select(['id', 'content', 'job_id'])
    .where('account_id', '=', account_id)
    .where('key', '=', key)
    .where('format', '=', format)
    .executeTakeFirst()

/** False when the same was asked at the same moment. */
export const insertRendering = async (db: Db, row: Insertable<RenderingTable>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('rendering')
    .values(row)
    .onConflict(conflict => conflict.columns(['account_id', 'key', 'format']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const setRenderingJob = async (db: Db, id: string, jobId: string): Promise<void> => {
  await db.updateTable('rendering').set({ job_id: jobId }).where('id', '=', id).execute()
}

/** What is still to be rendered; undefined when it is done or nobody wants it any more. */
export const findModel = async (
  db: Db,
  id: string,
): Promise<Pick<Rendering, 'model' | 'format'> | undefined> =>
  db
    .selectFrom('rendering')
    .select(['model', 'format'])
    .where('id', '=', id)
    .where('model', 'is not', null)
    .executeTakeFirst()

export const keepContent = async (db: Db, id: string, content: Uint8Array): Promise<void> => {
  await db.updateTable('rendering').set({ model: null, content }).where('id', '=', id).execute()
}

export const deleteRendering = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('rendering').where('id', '=', id).execute()
}

export const forgetRenderings = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('rendering')
    .where('created_at', '<', new Date(now.getTime() - keptMs))
    .execute()
}

export const personalRenderings: PersonalData = {
  tables: ['rendering'],
  name: 'renderings',
  read: (db, accountId) =>
    db
      .selectFrom('rendering')
      .select(['id', 'name', 'format', 'created_at'])
      .where('account_id', '=', accountId)
      .execute(),
  erase: async (db, accountId) => {
    await db.deleteFrom('rendering').where('account_id', '=', accountId).execute()
  },
}
