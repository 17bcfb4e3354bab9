import { roles } from '@maojian/contract/roles'
import { maskPhone } from '../../mask-phone.ts'
import { createHash } from 'node:crypto'
import { insertAudit } from './audit-store.ts'
import { endAccess } from './end-access.ts'
import { insertAccount } from './new-account.ts'
import { hashPassword } from './password.ts'
import { findAccountByPhone, updateAccount, type Db } from './store.ts'

interface Given {
  readonly phone: string
  readonly password: string
  readonly now: Date
}

/** Makes an administrator, or makes a known account one with this password; true when it is new. */
export const putAdministrator = async (db: Db, { phone, password, now }: Given): Promise<boolean> => {
  const password_hash = await hashPassword(createHash('md5').update(password).digest('hex'))
  const known = await findAccountByPhone(db, phone, now)
  const made = known
    ? undefined
    : await db.transaction().execute(trx =>
        insertAccount(trx, {
          phone,
          login_name: maskPhone(phone),
          password_hash,
          role: roles.administrator,
          created_at: now,
        }),
      )
  if (known) {
    await updateAccount(db, known.id, { password_hash, role: roles.administrator, closes_at: null })
    await endAccess(db, known.id, now)
  }
  await insertAudit(db, {
    at: now,
    account_id: (known ?? made)?.id ?? null,
    event: 'admin.created',
    address: '命令行',
    request_id: '',
    detail: '{}',
  })
  return made !== undefined
}
