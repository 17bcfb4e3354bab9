import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { findAccountByPhone } from './store.ts'

interface DemoAccount {
  readonly phone: string
  readonly name: string
  readonly role: number
  readonly md5: string
}

/** Makes a demonstration account or gives it this password; an ordinary account is left alone. */
export const putDemoAccount = async (db: Kysely<Schema>, demo: DemoAccount): Promise<void> => {
  const known = await findAccountByPhone(db, demo.phone, new Date(0))
  if (known && (!known.demo || (await verifyPassword(known.password_hash, demo.md5)))) return
  const passwordHash = await hashPassword(demo.md5)
  await db
    .insertInto('account')
    .values({
      id: `A${randomBytes(10).toString('hex')}`,
      organisation_id: `O${randomBytes(10).toString('hex')}`,
      phone: demo.phone,
      login_name: demo.name,
      password_hash: passwordHash,
      role: demo.role,
      profile_complete: true,
      demo: true,
    })
    .onConflict(conflict => conflict.column('phone').doUpdateSet({ password_hash: passwordHash }))
    .execute()
}
