import { roleNames } from '@maojian/contract/roles'
import type { getUser as call } from '@maojian/contract/calls/admin'
import type { Context } from '../../../http/context.ts'
import { Fault } from '../../../http/fault.ts'
import type { Verb } from '../../../http/route.ts'
import { shanghaiDay } from '../../../shanghai-day.ts'
import { readUsage } from '../read-usage.ts'
import { apiKeysOf } from '../api-key-store.ts'
import { apiKeyWire } from '../api-key-wire.ts'
import { membershipsOf } from '../membership-store.ts'
import { sessionsOf } from '../session-store.ts'
import type { Db } from '../store.ts'
import { readUsers, type AdminUser } from './read-users.ts'

export const needUserRow = async (
  context: Pick<Context, 'db' | 'now'>,
  userId: string,
): Promise<AdminUser> => {
  const { data } = await readUsers(context.db, context.now, { userId, page: 1, pageSize: 1 })
  if (!data[0]) throw new Fault(404, '没有这个用户')
  return data[0]
}

const memberships = async (db: Db, userId: string, now: Date) => {
  const today = shanghaiDay(now)
  const rows = await membershipsOf(db, userId)
  return rows.map(row => ({
    id: row.id,
    roleId: row.role,
    roleName: roleNames[row.role] ?? '',
    from: row.from_day,
    until: row.until_day,
    note: row.note,
    grantedBy: row.login_name,
    active:
      row.ended_at === null && row.from_day <= today && today <= row.until_day ? (1 as const) : (0 as const),
  }))
}

const sessions = async (db: Db, userId: string, now: Date) =>
  (await sessionsOf(db, userId, now)).map(row => ({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    address: row.address,
    userAgent: row.user_agent,
  }))

/** One account with its memberships, limits and live sessions. */
export const getUser: Verb<typeof call> = async (context, { userId }) => {
  const { db, now, config } = context
  const user = await needUserRow(context, userId)
  const whose = { accountId: userId, role: user.roleId, now }
  const usage = await readUsage(db, config.quotas, whose, ['search', 'detail', 'report'])
  return {
    user,
    memberships: await memberships(db, userId, now),
    quotas: usage.map(row => ({ ...row, own: row.own ? (1 as const) : (0 as const) })),
    sessions: await sessions(db, userId, now),
    apiKeys: (await apiKeysOf(db, userId)).map(apiKeyWire),
  }
}
