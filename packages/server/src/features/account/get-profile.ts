import { roleNames } from '@maojian/contract/account-rules'
import type { getProfile as call } from '@maojian/contract/calls/own-account'
import { sql } from 'kysely'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { findAccount, type Db } from './store.ts'

/** Last day of the membership in force; empty without one. */
export const membershipEnd = async (db: Db, accountId: string, now: Date): Promise<string> => {
  const row = await db
    .selectFrom('membership')
    .select(sql<string | null>`max(until_day)`.as('until'))
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`${shanghaiDay(now)}::date between from_day and until_day`)
    .executeTakeFirst()
  return row?.until ?? ''
}

const isWechatBound = async (db: Db, accountId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('account_identity')
    .select('subject')
    .where('account_id', '=', accountId)
    .where('issuer', '=', 'wechat')
    .executeTakeFirst()
  return row !== undefined
}

/** The own account; the phone is shown whole to its owner only. */
export const getProfile: Verb<typeof call> = async context => {
  const { db, now } = context
  const user = needUser(context)
  const account = await findAccount(db, user.id, now)
  if (!account) throw new Fault(126)
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
    wechatBound: await isWechatBound(db, user.id),
    createdAt: account.created_at.toISOString(),
  }
}
