import { auditDetails, auditEvents } from '../audit-event.table.ts'
import { findAudit, type FoundAudit } from '../audit-store.ts'
import type { Db } from '../store.ts'

export interface AuditFilter {
  readonly userId: string
  readonly event: string
  readonly keyword: string
  readonly startDate?: string
  readonly endDate?: string
}

const detailText = (detail: Record<string, unknown>): string =>
  Object.entries(detail)
    .map(([key, value]) => `${auditDetails[key] ?? key}：${String(value)}`)
    .join('；')

const rowOf = (row: FoundAudit) => ({
  id: row.id,
  at: row.at.toISOString(),
  userId: row.account_id ?? '',
  loginName: row.login_name ?? '',
  event: row.event,
  eventName: Object.hasOwn(auditEvents, row.event)
    ? auditEvents[row.event as keyof typeof auditEvents]
    : row.event,
  address: row.address,
  requestId: row.request_id,
  detail: detailText(row.detail),
})

export type AuditRow = ReturnType<typeof rowOf>

const midnight = (date: string): Date => new Date(`${date}T00:00:00+08:00`)

/** Rows of the audit log newest first; days are those of Asia/Shanghai, both included. */
export const readAudit = async (
  db: Db,
  filter: AuditFilter,
  range: { readonly limit: number; readonly offset: number },
): Promise<{ data: AuditRow[]; count: number }> => {
  const from = filter.startDate === undefined ? null : midnight(filter.startDate)
  const until =
    filter.endDate === undefined ? null : new Date(midnight(filter.endDate).getTime() + 86_400_000)
  const { userId, event } = filter
  const rows = await findAudit(db, { keyword: filter.keyword.trim(), userId, event, from, until, ...range })
  return { data: rows.map(rowOf), count: rows[0]?.total ?? 0 }
}
