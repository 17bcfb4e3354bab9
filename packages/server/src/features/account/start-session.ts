import type * as calls from '@maojian/contract/calls/account'
import type * as z from 'zod'
import { emit } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { findLive } from './admit.ts'
import { audit } from './audit.ts'
import { loginHistory } from './audit-store.ts'
import { newSessionId, sessionDigest } from './session-digest.ts'
import { sessionReply } from './session-reply.ts'
import { deleteSession, insertSession } from './session-store.ts'
import { updateAccount, type Account, type Db } from './store.ts'

const dayMs = 86_400_000

export type SessionReply = z.output<typeof calls.session>

/** A new session id for an account; the one that this browser showed until now is worth nothing afterwards. */
export const rotateSession = async (context: Context, accountId: string): Promise<SessionReply> => {
  const { db, now, config } = context
  const sessionId = newSessionId()
  const shown = context.token === undefined ? undefined : sessionDigest(context.token)
  if (shown !== undefined) await deleteSession(db, shown)
  await insertSession(db, {
    digest: sessionDigest(sessionId)!,
    account_id: accountId,
    created_at: now,
    expires_at: new Date(now.getTime() + config.sessionDays * dayMs),
    address: context.address,
    user_agent: context.userAgent,
  })
  const user = await findLive(db, { ...context, token: sessionId, demo: true })
  if (!user) throw new Fault(126)
  context.setCookie(sessionId)
  return sessionReply(sessionId, user)
}

/** Logging in within the cooling-off takes back the closing. */
const welcomeBack = async (context: Context, db: Db, account: Account): Promise<void> => {
  await updateAccount(db, account.id, { last_login_at: context.now, closes_at: null })
  if (account.closes_at !== null) await audit({ ...context, db }, 'account.reopened', account.id)
}

/** Every way in ends here: history, a word about a new address, the session. */
export const startSession = (context: Context, account: Account, way: string): Promise<SessionReply> =>
  context.db.transaction().execute(async db => {
    const { id: accountId } = account
    const history = await loginHistory(db, accountId, context.address)
    await welcomeBack(context, db, account)
    await audit({ ...context, db }, 'login', accountId, { way })
    if (history.any && !history.here)
      await emit(db, 'login.newAddress', {
        accountId,
        address: context.address,
        userAgent: context.userAgent,
      })
    return rotateSession({ ...context, db }, accountId)
  })
