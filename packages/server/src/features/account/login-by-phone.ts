import type { loginByPhone as call } from '@maojian/contract/calls/account'
import { loginTexts } from '@maojian/contract/limits'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { audit } from './audit.ts'
import { loginHistory } from './audit-store.ts'
import { forgetAttempts, takeAttempt, type Attempt } from './login-attempts.ts'
import { verifyPassword } from './password.ts'
import { startSession } from './start-session.ts'
import { findAccountByPhone, type Account } from './store.ts'

/** The account of a number, unless it is a demonstration account out of its place. */
export const findUsable = async (context: Context, phone: string): Promise<Account | undefined> => {
  const account = await findAccountByPhone(context.db, phone, context.now)
  return account?.demo && !context.doors ? undefined : account
}

export const needSecure = (context: Context): void => {
  if (!context.secure) throw new Fault(403, '为保护您的密码，请通过 HTTPS 访问后操作')
}

/**
 * Where an account has logged in before its attempts are counted apart from those of the rest of the world: strangers
 * who guess at a number do not lock out its owner. Asked of every number, known or not.
 */
const attemptOf = async (
  { db, address }: Context,
  phone: string,
  account: Account | undefined,
): Promise<Pick<Attempt, 'kind' | 'value'>> => {
  const { here } = await loginHistory(db, account?.id ?? '', address)
  return here ? { kind: 'device', value: `${phone}|${address}` } : { kind: 'phone', value: phone }
}

/** Phone and the MD5 of the password; an unknown phone answers like a wrong password, and as slowly. */
export const loginByPhone: Verb<typeof call> = async (context, input) => {
  needSecure(context)
  const phone = input.phoneNum.trim()
  const { db, now, address } = context
  await takeAttempt(db, { kind: 'address', value: address, now })
  const account = await findUsable(context, phone)
  const attempt = await attemptOf(context, phone, account)
  await takeAttempt(db, { ...attempt, now })
  const right = await verifyPassword(account?.password_hash, input.pwd)
  if (!account || !right) {
    await audit(context, 'login.failed', account?.id ?? null)
    throw new Fault(400, loginTexts.wrong)
  }
  await forgetAttempts(db, attempt, address)
  return startSession(context, account, '密码')
}
