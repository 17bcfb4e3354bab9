import type { revokeSession as call } from '@maojian/contract/calls/own-account'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { audit } from './audit.ts'
import { sessionDigest } from './session-digest.ts'
import { deleteSessionById, deleteSessionsOf } from './store.ts'

/** Ends one session of the own account, or all the others; somebody else's is not found. */
export const revokeSession: Verb<typeof call> = async (context, { id }) => {
  const user = needUser(context)
  const revoked =
    id === 'others'
      ? await deleteSessionsOf(context.db, user.id, sessionDigest(context.token ?? ''))
      : await deleteSessionById(context.db, user.id, id)
  if (revoked === 0 && id !== 'others') throw new Fault(404)
  await audit(context, 'session.revoked', user.id, { revoked })
  return { revoked }
}
