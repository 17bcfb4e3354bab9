import type { logout as call } from '@maojian/contract/calls/account'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { sessionDigest } from './session-digest.ts'
import { deleteSession, insertAudit } from './store.ts'

/** Ends the session on the server; the id is worth nothing afterwards. */
export const logout: Verb<typeof call> = async context => {
  const user = needUser(context)
  const digest = context.token === undefined ? undefined : sessionDigest(context.token)
  if (digest !== undefined) await deleteSession(context.db, digest)
  await insertAudit(context.db, {
    at: context.now,
    accountId: user.id,
    event: 'logout',
    address: context.address,
    requestId: context.requestId,
  })
  context.setCookie(undefined)
  return {}
}
