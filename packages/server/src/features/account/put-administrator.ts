import { createHash } from 'node:crypto'
import { insertAccount, maskPhone } from './new-account.ts'
import { hashPassword } from './password.ts'
import { roles } from './role.ts'
import { deleteSessionsOf, findAccountByPhone, insertAudit, type Db } from './store.ts'

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
    : await insertAccount(db, {
        phone,
        login_name: maskPhone(phone),
        password_hash,
        role: roles.administrator,
      })
  if (known) {
    await db
      .updateTable('account')
      .set({ password_hash, role: roles.administrator, closes_at: null })
      .where('id', '=', known.id)
      .execute()
    await deleteSessionsOf(db, known.id)
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
