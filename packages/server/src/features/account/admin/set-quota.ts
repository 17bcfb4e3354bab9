import type { setQuota as call } from '@maojian/contract/calls/admin'
import { needUser } from '../../../http/context.ts'
import type { Verb } from '../../../http/route.ts'
import { audit } from '../audit.ts'
import { quotaName } from '../quota.ts'
import { needUserRow } from './get-user.ts'

/** A limit for one account beside the table of its role, or the way back to that table. */
export const setQuota: Verb<typeof call> = async (context, { userId, kind, daily }) => {
  await needUserRow(context, userId)
  if (daily === undefined)
    await context.db
      .deleteFrom('account_quota')
      .where('account_id', '=', userId)
      .where('kind', '=', kind)
      .execute()
  else
    await context.db
      .insertInto('account_quota')
      .values({ account_id: userId, kind, daily })
      .onConflict(conflict => conflict.columns(['account_id', 'kind']).doUpdateSet({ daily }))
      .execute()
  await audit(context, 'admin.quota', needUser(context).id, {
    userId,
    kind: quotaName(kind),
    daily: daily ?? '按角色',
  })
  return {}
}
