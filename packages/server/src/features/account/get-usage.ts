import { roleNames } from '@maojian/contract/roles'
import type { getUsage as call } from '@maojian/contract/calls/own-account'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { nextShanghaiDay, shanghaiDay } from '../../shanghai-day.ts'
import { readUsage } from './read-usage.ts'

const unlockText = (phone: string): string =>
  phone === '' ? '开通会员后不限次数' : `开通会员后不限次数，请联系 ${phone}`

/** What is left of the day, when it returns, what lifts the limits. */
export const getUsage: Verb<typeof call> = async context => {
  const { db, now, config } = context
  const user = needUser(context)
  const whose = { accountId: user.id, role: user.role, now }
  const daily = ['search', 'detail', 'report'] as const
  const rows = await readUsage(db, config.quotas, whose, daily)
  const [item] = await readUsage(db, config.quotas, whose, ['item'])
  const limited = rows.some(row => row.limit !== null)
  return {
    day: shanghaiDay(now),
    resetsAt: `${nextShanghaiDay(now)} 00:00`,
    roleName: roleNames[user.role] ?? '',
    unlock: limited ? unlockText(config.service.phone) : '',
    rows,
    freeItemCheck: item!,
  }
}
