import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import { roles } from './role.ts'
import type { Account, Db } from './store.ts'
import type { AccountTable } from './tables.ts'

type Given = Partial<Insertable<AccountTable>> & Pick<AccountTable, 'login_name'>

/** A new basic account with an organisation of its own; undefined when its phone number has one already. */
export const insertAccount = (db: Db, given: Given): Promise<Account | undefined> =>
  db
    .insertInto('account')
    .values({
      id: `A${randomBytes(10).toString('hex')}`,
      organisation_id: `O${randomBytes(10).toString('hex')}`,
      role: roles.basic,
      profile_complete: false,
      demo: false,
      ...given,
    })
    .onConflict(conflict => conflict.column('phone').doNothing())
    .returningAll()
    .executeTakeFirst()

/** 139****0001: what an account without a name is called. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(7)}`
