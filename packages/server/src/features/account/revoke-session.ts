import type { revokeSession as call } from '@maojian/contract/calls/own-account'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { audit } from './audit.ts'
import { endAccess } from './end-access.ts'
import { sessionDigest } from './session-digest.ts'
import { deleteSessionById } from './session-store.ts'

/** Ends one session of the own account, or all the others with every key; somebody else's is not found. */
export const revokeSession: Verb<typeof call> = async (context, { id }) => {
  const user = needUser(context)
  const revoked =
    id === 'others'
      ? await endAccess(context.db, user.id, context.now, sessionDigest(context.token ?? ''))
      : await deleteSessionById(context.db, user.id, id)
  if (revoked === 0 && id !== 'others') throw new Fault(404)
  await audit(context, 'session.revoked', user.id, { revoked })
  return { revoked }
}
