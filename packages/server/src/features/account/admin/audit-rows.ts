import { sql } from 'kysely'
import { auditDetails, auditEvents } from '../audit-event.table.ts'
import type { Db } from '../store.ts'

export interface AuditFilter {
  readonly userId: string
  readonly event: string
  readonly keyword: string
  readonly startDate?: string
  readonly endDate?: string
}

interface Row {
  id: number
  at: Date
  account_id: string | null
  login_name: string | null
  event: string
  address: string
  request_id: string
  detail: Record<string, unknown>
  total: number
}

const detailText = (detail: Record<string, unknown>): string =>
  Object.entries(detail)
    .map(([key, value]) => `${auditDetails[key] ?? key}：${String(value)}`)
    .join('；')

const rowOf = (row: Row) => ({
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
const like = (keyword: string): string => `%${keyword.replaceAll(/[\\%_]/g, one => `\\${one}`)}%`

/** Rows of the audit log newest first; days are those of Asia/Shanghai, both included. */
export const readAudit = async (
  db: Db,
  filter: AuditFilter,
  range: { readonly limit: number; readonly offset: number },
): Promise<{ data: AuditRow[]; count: number }> => {
  const keyword = filter.keyword.trim()
  const from = filter.startDate === undefined ? null : midnight(filter.startDate)
  const until =
    filter.endDate === undefined ? null : new Date(midnight(filter.endDate).getTime() + 86_400_000)
  const { rows } = await sql<Row>`select l.*, a.login_name, count(*) over ()::integer as total
    from audit_log l left join account a on a.id = l.account_id
    where (${filter.userId} = '' or l.account_id = ${filter.userId})
      and (${filter.event} = '' or l.event = ${filter.event})
      and (${from}::timestamptz is null or l.at >= ${from}::timestamptz)
      and (${until}::timestamptz is null or l.at < ${until}::timestamptz)
      and (${keyword} = '' or a.login_name ilike ${like(keyword)} or a.phone like ${like(keyword)}
        or l.address like ${like(keyword)} or l.detail::text ilike ${like(keyword)} or l.request_id = ${keyword})
    order by l.id desc limit ${range.limit} offset ${range.offset}`.execute(db)
  return { data: rows.map(rowOf), count: rows[0]?.total ?? 0 }
}
