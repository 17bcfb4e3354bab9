import { roleNames } from '@maojian/contract/roles'
import type { getProfile as call } from '@maojian/contract/calls/own-account'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { identitiesOf } from './identity-store.ts'
import { membershipEnd } from './membership-store.ts'
import { findAccount } from './store.ts'

/** The own account; the phone is shown whole to its owner only. */
export const getProfile: Verb<typeof call> = async context => {
  const { db, now } = context
  const user = needUser(context)
  const account = await findAccount(db, user.id, now)
  if (!account) throw new Fault(126)
  const identities = await identitiesOf(db, user.id)
  return {
    userId: account.id,
    loginName: account.login_name,
    realName: account.real_name,
    company: account.company,
    industry: account.industry,
    phone: account.phone ?? '',
    businessCard: account.business_card,
    roleId: user.role,
    roleName: roleNames[user.role] ?? '',
    membershipUntil: await membershipEnd(db, user.id, now),
    hasPassword: account.password_hash !== null,
    wechatBound: identities.some(one => one.issuer === 'wechat'),
    createdAt: account.created_at.toISOString(),
  }
}
