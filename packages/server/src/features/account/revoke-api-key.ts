import type { revokeApiKey as call } from '@maojian/contract/calls/api-key'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { revokeKey } from './api-key-store.ts'
import { audit } from './audit.ts'

/** Ends a key of one's own at once; another's answers like one that does not exist. */
export const revokeApiKey: Verb<typeof call> = async (context, { id }) => {
  const user = needUser(context)
  if (!(await revokeKey(context.db, { accountId: user.id, id }, context.now))) throw new Fault(404)
  await audit(context, 'apiKey.revoke', user.id)
  return {}
}
