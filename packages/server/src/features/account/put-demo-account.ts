import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { insertAccount } from './new-account.ts'
import { findAccountByPhone, updateAccount } from './store.ts'

interface DemoAccount {
  readonly phone: string
  readonly name: string
  readonly role: number
  readonly md5: string
  readonly now: Date
}

/** Makes a demonstration account or gives it this password; an ordinary account is left alone. */
export const putDemoAccount = async (db: Kysely<Schema>, demo: DemoAccount): Promise<void> => {
  const known = await findAccountByPhone(db, demo.phone, new Date(0))
  if (known && (!known.demo || (await verifyPassword(known.password_hash, demo.md5)))) return
  const password_hash = await hashPassword(demo.md5)
  if (known) return updateAccount(db, known.id, { password_hash })
  const account = { phone: demo.phone, login_name: demo.name, password_hash, role: demo.role }
  await db
    .transaction()
    .execute(trx =>
      insertAccount(trx, { ...account, profile_complete: true, demo: true, created_at: demo.now }),
    )
}
