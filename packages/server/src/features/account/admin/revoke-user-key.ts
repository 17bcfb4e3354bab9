import type { revokeUserKey as call } from '@maojian/contract/calls/admin'
import { needUser } from '../../../http/context.ts'
import { Fault } from '../../../http/fault.ts'
import type { Verb } from '../../../http/route.ts'
import { revokeKey } from '../api-key-store.ts'
import { audit } from '../audit.ts'

/** Ends a key that an administrator sees at a user. */
export const revokeUserKey: Verb<typeof call> = async (context, { userId, id }) => {
  const revoked = await revokeKey(context.db, { accountId: userId, id }, context.now)
  if (!revoked) throw new Fault(404, '没有这个密钥，或已经撤销')
  await audit(context, 'apiKey.revoke', needUser(context).id, { userId })
  return {}
}
