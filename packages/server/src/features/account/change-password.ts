import { accountTexts } from '@maojian/contract/account-rules'
import type { changePassword as call } from '@maojian/contract/calls/account'
import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { audit } from './audit.ts'
import { endAccess } from './end-access.ts'
import { forgetAttempts, takeAttempt } from './login-attempts.ts'
import { needSecure } from './login-by-phone.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { needSame } from './register-by-phone.ts'
import { rotateSession } from './start-session.ts'
import { findAccount, updateAccount, type Account } from './store.ts'

/**
 * The own account after its password was proven. Guesses through a stolen session have to wait like logins, but are
 * counted by themselves: strangers who guess at the number keep nobody from changing his password.
 */
export const proveByPassword = async (context: Context, pwd: string): Promise<Account> => {
  const { db, now, address } = context
  const account = await findAccount(db, needUser(context).id, now)
  const attempt = { kind: 'session', value: account?.id ?? '' } as const
  await takeAttempt(db, { kind: 'address', value: address, now })
  await takeAttempt(db, { ...attempt, now })
  if (!account || !(await verifyPassword(account.password_hash, pwd)))
    throw new Fault(400, accountTexts.oldPasswordWrong)
  await forgetAttempts(db, attempt, address)
  return account
}

/** Every other session and every key ends, and this session gets a new id. */
export const changePassword: Verb<typeof call> = async (context, input) => {
  needSecure(context)
  needSame(input.pwd, input.passwdCheck)
  if (input.pwd.toLowerCase() === input.oldPwd.toLowerCase()) throw new Fault(400, accountTexts.passwordSame)
  const account = await proveByPassword(context, input.oldPwd)
  await updateAccount(context.db, account.id, { password_hash: await hashPassword(input.pwd) })
  await endAccess(context.db, account.id, context.now)
  await audit(context, 'password.changed', account.id)
  return rotateSession(context, account.id)
}
