import type { revokeApiKey as call } from '@maojian/contract/calls/api-key'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { insertAudit } from './store.ts'

/** Ends a key of one's own at once; another's answers like one that does not exist. */
export const revokeApiKey: Verb<typeof call> = async (context, { id }) => {
  const user = needUser(context)
  const { db, now, address, requestId } = context
  const { numUpdatedRows } = await db
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('account_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Fault(404)
  await insertAudit(db, { at: now, accountId: user.id, event: 'apiKey.revoke', address, requestId })
  return {}
}
