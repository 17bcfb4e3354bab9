import type { exportAudit as call } from '@maojian/contract/calls/admin'
import { csvLine, csvMark } from '@maojian/contract/csv-line'
import { needUser } from '../../../http/context.ts'
import type { Verb } from '../../../http/route.ts'
import { shanghaiDay } from '../../../shanghai-day.ts'
import { audit } from '../audit.ts'
import { readAudit, type AuditRow } from './audit-rows.ts'

const most = 50_000
const head = ['编号', '时间（UTC）', '用户编号', '用户', '事件', '地址', '请求编号', '详情']

const cellsOf = (row: AuditRow): readonly (string | number)[] => [
  row.id,
  row.at,
  row.userId,
  row.loginName,
  row.eventName,
  row.address,
  row.requestId,
  row.detail,
]

/** The filtered log for a spreadsheet; that it was taken away is itself an entry. */
export const exportAudit: Verb<typeof call> = async (context, input) => {
  const { data } = await readAudit(context.db, input, { limit: most, offset: 0 })
  await audit(context, 'admin.audit', needUser(context).id, { rows: data.length })
  return {
    fileName: `审计日志-${shanghaiDay(context.now)}.csv`,
    content: `${csvMark}${[head, ...data.map(cellsOf)].map(csvLine).join('')}`,
    rows: data.length,
  }
}
