import type { Quota } from '@maojian/contract/call'
import type { Code } from '@maojian/contract/codes'
import { roles } from '@maojian/contract/roles'
import type { Config, QuotaTable } from '../../config.ts'
import { Fault } from '../../http/fault.ts'
import { nextShanghaiDay, shanghaiDay } from '../../shanghai-day.ts'

const kinds: Readonly<Record<Quota, { readonly code: Code; readonly name: string }>> = {
  search: { code: 137, name: '查询' },
  detail: { code: 145, name: '查看详情' },
  report: { code: 146, name: '导出' },
  item: { code: 127, name: '单物项免费检查' },
}

/** What never returns is counted on one day of its own. */
const onceForAll = '1970-01-01'

export const quotaName = (kind: Quota): string => kinds[kind].name

/** The day that a use is counted on. */
export const quotaDay = (kind: Quota, now: Date): string => (kind === 'item' ? onceForAll : shanghaiDay(now))

const tableOf = (quotas: Config['quotas'], role: number | undefined): QuotaTable => {
  if (role === undefined) return quotas.visitor
  return role === roles.basic ? quotas.basic : {}
}

/** Limit of a role (undefined: a visitor) for one kind; Infinity without limit. */
export const quotaLimit = (quotas: Config['quotas'], role: number | undefined, kind: Quota): number =>
  tableOf(quotas, role)[kind] ?? Infinity

export interface Exhausted {
  readonly kind: Quota
  readonly limit: number
  readonly now: Date
  readonly visitor: boolean
}

/** The answer to somebody who has used up a share: what it was, when it returns, what lifts it. */
export const quotaFault = ({ kind, limit, now, visitor }: Exhausted): Fault => {
  const { code, name } = kinds[kind]
  if (kind === 'item') return new Fault(code, `${name}共 ${limit} 次，已用完；开通会员后不限次数`)
  const hint = visitor ? '；登录后可继续使用' : '；开通会员后不限次数'
  return new Fault(
    code,
    `今日${name}次数已用完（每日 ${limit} 次，剩余 0 次），${nextShanghaiDay(now)} 00:00（北京时间）恢复，请明日再来${hint}`,
  )
}
