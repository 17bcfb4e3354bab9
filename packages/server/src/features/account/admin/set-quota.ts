import type { setQuota as call } from '@maojian/contract/calls/admin'
import { needUser } from '../../../http/context.ts'
import type { Verb } from '../../../http/route.ts'
import { audit } from '../audit.ts'
import { quotaName } from '../quota.ts'
import { setOwnQuota } from '../quota-store.ts'
import { needUserRow } from './get-user.ts'

/** A limit for one account beside the table of its role, or the way back to that table. */
export const setQuota: Verb<typeof call> = async (context, { userId, kind, daily }) => {
  await needUserRow(context, userId)
  await setOwnQuota(context.db, userId, { kind, daily })
  await audit(context, 'admin.quota', needUser(context).id, {
    userId,
    kind: quotaName(kind),
    daily: daily ?? '按角色',
  })
  return {}
}
