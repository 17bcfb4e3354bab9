import type { FlowState } from '@maojian/domain/item-flow/flow-state'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import {
  changeableBy,
  deleteOwn,
  ofOrganisation,
  ownIfThere,
  savedBy,
  savedRows,
  type SavedWork,
} from '../organisation/entry.ts'
import { newId } from '../../new-id.ts'
import type { ItemFlow } from './tables.ts'

type Db = Kysely<Schema>

const table = 'item_flow'

interface NewFlow {
  readonly projectId: string
  readonly itemId: string
  readonly state: FlowState
  /** Nothing of it was changed yet. */
  readonly finished: boolean
  readonly now: Date
}

export const insertFlow = (
  db: Db,
  user: SessionUser,
  { projectId, itemId, state, finished, now }: NewFlow,
): Promise<ItemFlow> =>
  db
    .insertInto(table)
    .values({
      ...savedBy(user),
      id: newId('itemFlow'),
      project_id: projectId,
      item_id: itemId,
      state: JSON.stringify(state),
      finished,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** One of the user's organisation, to be changed: who else answers it at this moment waits. */
export const lockFlow = async (db: Db, user: SessionUser, id: string): Promise<ItemFlow> => {
  const row = await db
    .selectFrom(table)
    .selectAll()
    .where('id', '=', id)
    .where(changeableBy(user, table))
    .forUpdate()
    .executeTakeFirst()
  if (row) return row
  throw new Fault(404)
}

/** One whose first page was answered and no other yet. */
export const begunFlow = async (db: Db, user: SessionUser, id: string): Promise<ItemFlow | undefined> => {
  const row = await ownIfThere(db, user, { table, id })
  return row && !row.finished && Object.keys(row.state.said).length === 1 ? row : undefined
}

/** How an item of a project was filled in; undefined for one that was typed without the wizard. */
export const flowOfItem = (
  db: Db,
  user: SessionUser,
  { projectId, itemId }: { readonly projectId: string; readonly itemId: string },
): Promise<ItemFlow | undefined> =>
  db
    .selectFrom(table)
    .selectAll()
    .where('project_id', '=', projectId)
    .where('item_id', '=', itemId)
    .where(ofOrganisation(user, table))
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst()

interface FlowChange {
  readonly id: string
  readonly state: FlowState
  readonly finished: boolean
  readonly itemId: string
  readonly now: Date
}

export const saveFlow = async (
  db: Db,
  user: SessionUser,
  { id, state, finished, itemId, now }: FlowChange,
): Promise<void> => {
  await db
    .updateTable(table)
    .set({ state: JSON.stringify(state), finished, item_id: itemId, changed_at: now })
    .where('id', '=', id)
    .where(changeableBy(user, table))
    .execute()
}

const mostListed = 50

export const unfinishedFlows = (db: Db, user: SessionUser, projectId: string): Promise<ItemFlow[]> =>
  db
    .selectFrom(table)
    .selectAll()
    .where('project_id', '=', projectId)
    .where('finished', '=', false)
    .where(ofOrganisation(user, table))
    .orderBy('changed_at', 'desc')
    .limit(mostListed)
    .execute()

export const deleteFlow = (db: Db, user: SessionUser, id: string): Promise<boolean> =>
  deleteOwn(db, user, { table, id })

/** The item is gone from its project, and the way to it with it. */
export const forgetItem = async (db: Db, user: SessionUser, itemId: string): Promise<void> => {
  await db.deleteFrom(table).where('item_id', '=', itemId).where(changeableBy(user, table)).execute()
}

/** Ways to the items of projects; they are no saved thing each. */
export const savedItemFlows: SavedWork = {
  ...savedRows({
    table,
    name: 'itemFlows',
    by: 'created_at',
  }),
  count: () => Promise.resolve(0),
}
