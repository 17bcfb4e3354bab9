import type { endMembership as call } from '@maojian/contract/calls/admin'
import { needUser } from '../../../http/context.ts'
import { Fault } from '../../../http/fault.ts'
import type { Verb } from '../../../http/route.ts'
import { audit } from '../audit.ts'
import { endMembershipNow } from '../membership-store.ts'

/** Ends a membership now; the row stays as record. */
export const endMembership: Verb<typeof call> = async (context, { id }) => {
  const userId = await endMembershipNow(context.db, id, context.now)
  if (userId === undefined) throw new Fault(404, '没有这个会员记录，或已经终止')
  await audit(context, 'admin.membershipEnded', needUser(context).id, { userId })
  return {}
}
