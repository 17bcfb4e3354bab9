import { sql, type Insertable } from 'kysely'
import { likeAnywhere } from '../../db/like-anywhere.ts'
import { inPages } from '../organisation/entry.ts'
import type { Db } from './store.ts'
import type { AuditLogTable } from './tables.ts'

export const insertAudit = async (db: Db, event: Insertable<AuditLogTable>): Promise<void> => {
  await db.insertInto('audit_log').values(event).execute()
}

/** Whether this account has logged in before, and ever from this address. */
export const loginHistory = async (
  db: Db,
  accountId: string,
  address: string,
): Promise<{ any: boolean; here: boolean }> => {
  const { rows } = await sql<{ any: boolean; here: boolean }>`select
      exists (select 1 from audit_log where account_id = ${accountId} and event = 'login') as any,
      exists (select 1 from audit_log where account_id = ${accountId} and event = 'login'
        and address = ${address}) as here`.execute(db)
  return rows[0] ?? { any: false, here: false }
}

/** What the log says of an account, the newest first. */
export const trailOf = (db: Db, accountId: string) =>
  inPages((last: { readonly id: number } | undefined, limit) =>
    db
      .selectFrom('audit_log')
      .select(['id', 'at', 'event', 'address', 'detail'])
      .where('account_id', '=', accountId)
      .where('id', '<', last?.id ?? Number.MAX_SAFE_INTEGER)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  )

export interface AuditQuery {
  readonly keyword: string
  readonly userId: string
  readonly event: string
  readonly from: Date | null
  readonly until: Date | null
  readonly limit: number
  readonly offset: number
}

export interface FoundAudit {
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

/** Rows of the log newest first, each with how many there are in all. */
export const findAudit = async (db: Db, asked: AuditQuery): Promise<FoundAudit[]> => {
  const { keyword, from, until } = asked
  const like = likeAnywhere(keyword)
  const { rows } = await sql<FoundAudit>`select l.*, a.login_name, count(*) over ()::integer as total
    from audit_log l left join account a on a.id = l.account_id
    where (${asked.userId} = '' or l.account_id = ${asked.userId})
      and (${asked.event} = '' or l.event = ${asked.event})
      and (${from}::timestamptz is null or l.at >= ${from}::timestamptz)
      and (${until}::timestamptz is null or l.at < ${until}::timestamptz)
      and (${keyword} = '' or a.login_name ilike ${like} or a.phone like ${like}
        or l.address like ${like} or l.detail::text ilike ${like} or l.request_id = ${keyword})
    order by l.id desc limit ${asked.limit} offset ${asked.offset}`.execute(db)
  return rows
}
