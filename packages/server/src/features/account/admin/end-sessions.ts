import type { endSessions as call } from '@maojian/contract/calls/admin'
import { needUser } from '../../../http/context.ts'
import { Fault } from '../../../http/fault.ts'
import type { Verb } from '../../../http/route.ts'
import { audit } from '../audit.ts'
import { endAccess } from '../end-access.ts'
import { deleteSessionById } from '../session-store.ts'
import { needUserRow } from './get-user.ts'

/** Ends one session of a user, or all of them with every key. */
export const endSessions: Verb<typeof call> = async (context, { userId, id }) => {
  await needUserRow(context, userId)
  const revoked =
    id === 'all'
      ? await endAccess(context.db, userId, context.now)
      : await deleteSessionById(context.db, userId, id)
  if (revoked === 0 && id !== 'all') throw new Fault(404, '该会话不存在或已结束')
  await audit(context, 'admin.sessions', needUser(context).id, { userId, revoked })
  return { revoked }
}
