import type { getInfo as call } from '@maojian/contract/calls/account'
import type { SessionUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { findLive } from './admit.ts'
import { isApiKey } from './session-digest.ts'
import { sessionReply } from './session-reply.ts'

/** Restores a session in a new tab: by the token given, else by header or cookie. */
export const getInfo: Verb<typeof call> = async (context, input) => {
  const sessionId = input.token || context.token
  if (sessionId !== undefined && isApiKey(sessionId)) throw new Fault(126)
  const user: SessionUser | undefined = input.token
    ? await findLive(context.db, { ...context, token: input.token, demo: context.doors })
    : context.user
  if (sessionId === undefined || !user) throw new Fault(126)
  return sessionReply(sessionId, user)
}
