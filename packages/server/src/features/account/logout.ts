import type { logout as call } from '@maojian/contract/calls/account'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { audit } from './audit.ts'
import { sessionDigest } from './session-digest.ts'
import { deleteSession } from './session-store.ts'

/** Ends the session on the server; the id is worth nothing afterwards. */
export const logout: Verb<typeof call> = async context => {
  const user = needUser(context)
  const digest = context.token === undefined ? undefined : sessionDigest(context.token)
  if (digest !== undefined) await deleteSession(context.db, digest)
  await audit(context, 'logout', user.id)
  context.setCookie(undefined)
  return {}
}
