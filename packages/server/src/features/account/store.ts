import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { roles } from './role.ts'
import type { AccountTable, AuditLogTable, SessionTable } from './tables.ts'

export type Account = Selectable<AccountTable>
export type Db = Kysely<Schema>

/** Accounts that are not closed; one whose cooling-off has passed counts as closed before its data goes. */
const openAccounts = (db: Db, now: Date) =>
  db
    .selectFrom('account')
    .selectAll()
    .where('closed_at', 'is', null)
    .where(row => row.or([row('closes_at', 'is', null), row('closes_at', '>', now)]))

export const findAccountByPhone = (db: Db, phone: string, now: Date): Promise<Account | undefined> =>
  openAccounts(db, now).where('phone', '=', phone).executeTakeFirst()

export const findAccount = (db: Db, id: string, now: Date): Promise<Account | undefined> =>
  openAccounts(db, now).where('id', '=', id).executeTakeFirst()

export const insertSession = async (db: Db, session: Insertable<SessionTable>): Promise<void> => {
  await db.deleteFrom('session').where('expires_at', '<=', session.created_at).execute()
  await db.insertInto('session').values(session).execute()
}

export const deleteSession = async (db: Db, digest: string): Promise<void> => {
  await db.deleteFrom('session').where('digest', '=', digest).execute()
}

/** Ends every session of an account, or every one but the kept; answers how many. */
export const deleteSessionsOf = async (db: Db, accountId: string, keepDigest?: string): Promise<number> => {
  const all = db.deleteFrom('session').where('account_id', '=', accountId)
  const statement = keepDigest === undefined ? all : all.where('digest', '<>', keepDigest)
  return Number((await statement.executeTakeFirst()).numDeletedRows)
}

/** By the id that lists show, and only of this account. */
export const deleteSessionById = async (db: Db, accountId: string, id: string): Promise<number> => {
  const done = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(done.numDeletedRows)
}

export const sessionsOf = (db: Db, accountId: string, now: Date): Promise<Selectable<SessionTable>[]> =>
  db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute()

export const setPassword = async (db: Db, accountId: string, passwordHash: string): Promise<void> => {
  await db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', accountId).execute()
}

export const insertAudit = async (db: Db, event: Insertable<AuditLogTable>): Promise<void> => {
  await db.insertInto('audit_log').values(event).execute()
}

/** Whether this account has logged in before, and ever from this address. */
export const loginHistory = async (
  db: Db,
  accountId: string,
  address: string,
): Promise<{ any: boolean; here: boolean }> => {
  const { rows } = await sql<{ any: boolean; here: boolean }>`select
      exists (select 1 from audit_log where account_id = ${accountId} and event = 'login') as any,
      exists (select 1 from audit_log where account_id = ${accountId} and event = 'login'
        and address = ${address}) as here`.execute(db)
  return rows[0] ?? { any: false, here: false }
}

export const administratorIds = async (db: Db): Promise<string[]> =>
  (
    await db
      .selectFrom('account')
      .select('id')
      .where('role', '=', roles.administrator)
      .where('closed_at', 'is', null)
      .execute()
  ).map(row => row.id)
