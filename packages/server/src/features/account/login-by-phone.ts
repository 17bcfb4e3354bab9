import type { loginByPhone as call } from '@maojian/contract/calls/account'
import { loginTexts } from '@maojian/contract/limits'
import { hasDevelopmentDoors } from '../../config.ts'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { forgetAttempts, takeAttempt } from './login-attempts.ts'
import { verifyPassword } from './password.ts'
import { newSessionId, sessionDigest } from './session-digest.ts'
import { sessionReply } from './session-reply.ts'
import { findAccountByPhone, insertAudit, insertSession, type Account } from './store.ts'

const dayMs = 86_400_000

const audit = (context: Context, event: string, accountId: string | null): Promise<void> =>
  insertAudit(context.db, {
    at: context.now,
    accountId,
    event,
    address: context.address,
    requestId: context.requestId,
  })

const findUsable = async (context: Context, phone: string): Promise<Account | undefined> => {
  const account = await findAccountByPhone(context.db, phone)
  const doors = hasDevelopmentDoors(context.config) && !context.forwarded
  return account?.demo && !doors ? undefined : account
}

const startSession = async (context: Context, account: Account): Promise<string> => {
  const sessionId = newSessionId()
  await insertSession(context.db, {
    digest: sessionDigest(sessionId)!,
    account_id: account.id,
    created_at: context.now,
    expires_at: new Date(context.now.getTime() + context.config.sessionDays * dayMs),
    address: context.address,
    user_agent: context.userAgent,
  })
  context.setCookie(sessionId)
  return sessionId
}

/** Phone and the MD5 of the password; an unknown phone answers like a wrong password, and as slowly. */
export const loginByPhone: Verb<typeof call> = async (context, input) => {
  if (!context.secure) throw new Fault(403, '为保护您的密码，请通过 HTTPS 访问后登录')
  const phone = input.phoneNum.trim()
  const { db, now, address } = context
  await takeAttempt(db, { kind: 'address', value: address, now })
  await takeAttempt(db, { kind: 'phone', value: phone, now })
  const account = await findUsable(context, phone)
  const right = await verifyPassword(account?.password_hash, input.pwd)
  if (!account || !right) {
    await audit(context, 'login.failed', account?.id ?? null)
    throw new Fault(400, loginTexts.wrong)
  }
  await forgetAttempts(db, phone, address)
  const sessionId = await startSession(context, account)
  await audit(context, 'login', account.id)
  return sessionReply(sessionId, {
    id: account.id,
    organisationId: account.organisation_id,
    loginName: account.login_name,
    role: account.role,
    profileComplete: account.profile_complete,
  })
}
