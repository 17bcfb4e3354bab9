import { roles } from '@maojian/contract/roles'
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { AccountTable } from './tables.ts'

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

/** What accounts are called, by id; a closed one by the word for that. */
export const accountNames = async (
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> => {
  const known = [...new Set(ids.filter(id => id !== null))]
  if (known.length === 0) return new Map()
  const rows = await db.selectFrom('account').select(['id', 'login_name']).where('id', 'in', known).execute()
  return new Map(rows.map(row => [row.id, row.login_name]))
}

/** undefined when the phone number has an account already. */
export const putAccount = (db: Db, account: Insertable<AccountTable>): Promise<Account | undefined> =>
  db
    .insertInto('account')
    .values(account)
    .onConflict(conflict => conflict.column('phone').doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateAccount = async (db: Db, id: string, values: Updateable<AccountTable>): Promise<void> => {
  await db.updateTable('account').set(values).where('id', '=', id).execute()
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

const forgotten = {
  phone: null,
  login_name: '已注销用户',
  real_name: '',
  company: '',
  industry: '',
  business_card: '',
  password_hash: null,
} as const

/** Closes what has cooled off: the personal columns go, the number is free again, the bare id stays. */
export const closeCooledOff = (db: Db, now: Date): Promise<Pick<Account, 'id' | 'organisation_id'>[]> =>
  db
    .updateTable('account')
    .set({ ...forgotten, closed_at: now })
    .where('closes_at', '<=', now)
    .where('closed_at', 'is', null)
    .returning(['id', 'organisation_id'])
    .execute()

/** Closed accounts of which something personal may still be kept elsewhere. */
export const closedUnerased = async (db: Db): Promise<string[]> =>
  (
    await db
      .selectFrom('account')
      .select('id')
      .where('closed_at', 'is not', null)
      .where('erased_at', 'is', null)
      .orderBy('closed_at')
      .limit(100)
      .execute()
  ).map(row => row.id)
