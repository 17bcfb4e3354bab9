import type { revokeApiKey as call } from '@maojian/contract/calls/api-key'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { audit } from './audit.ts'

/** Ends a key of one's own at once; another's answers like one that does not exist. */
export const revokeApiKey: Verb<typeof call> = async (context, { id }) => {
  const user = needUser(context)
  const { db, now } = context
  const { numUpdatedRows } = await db
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('account_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Fault(404)
  await audit(context, 'apiKey.revoke', user.id)
  return {}
}
