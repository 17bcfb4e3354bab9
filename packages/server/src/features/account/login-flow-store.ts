import type { Insertable } from 'kysely'
import type { Db } from './store.ts'
import type { LoginFlowTable } from './tables.ts'

/** Keeps an authorisation under way; those that have ended go. */
export const insertFlow = async (db: Db, flow: Insertable<LoginFlowTable>, now: Date): Promise<void> => {
  await db.deleteFrom('login_flow').where('expires_at', '<=', now).execute()
  await db.insertInto('login_flow').values(flow).execute()
}

type FlowKey = Pick<LoginFlowTable, 'state' | 'kind' | 'browser'>

/** Uses up the flow of this state that this browser began. */
export const takeFlow = (
  db: Db,
  { state, kind, browser }: FlowKey,
  now: Date,
): Promise<Pick<LoginFlowTable, 'nonce' | 'verifier'> | undefined> =>
  db
    .deleteFrom('login_flow')
    .where('state', '=', state)
    .where('kind', '=', kind)
    .where('browser', '=', browser)
    .where('expires_at', '>', now)
    .returning(['nonce', 'verifier'])
    .executeTakeFirst()
