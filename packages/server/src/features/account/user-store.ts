import { sql } from 'kysely'
import { shanghaiDay } from '../../shanghai-day.ts'
import { likeAnywhere } from '../../db/like-anywhere.ts'
import { roleInForce } from './session-store.ts'
import type { Db } from './store.ts'

export interface UserRow {
  id: string
  phone: string | null
  login_name: string
  company: string
  organisation_id: string
  role: number
  until_day: string | null
  closed_at: Date | null
  closes_at: Date | null
  sessions: number
  created_at: Date
  last_login_at: Date | null
  total: number
}

export interface UserFilter {
  readonly keyword?: string
  readonly role?: number
  readonly userId?: string
  readonly page: number
  readonly pageSize: number
}

/** Accounts newest first, with the role in force, and each with how many there are in all. */
export const findUsers = async (db: Db, now: Date, filter: UserFilter): Promise<UserRow[]> => {
  const keyword = filter.keyword?.trim() ?? ''
  const like = likeAnywhere(keyword)
  const today = sql`${shanghaiDay(now)}::date`
  const users = sql`select a.*, ${roleInForce(now)} as role_now,
      (select max(until_day) from membership m where m.account_id = a.id and m.ended_at is null
        and ${today} between m.from_day and m.until_day) as until_day,
      (select count(*)::integer from session s where s.account_id = a.id and s.expires_at > ${now}) as sessions
    from account a
    where (${keyword} = '' or a.phone like ${like} or a.login_name ilike ${like}
        or a.company ilike ${like} or a.id = ${keyword})
      and (${filter.userId ?? null}::text is null or a.id = ${filter.userId ?? null})`
  const { rows } =
    await sql<UserRow>`select id, phone, login_name, company, organisation_id, role_now as role, until_day,
      closed_at, closes_at, sessions, created_at, last_login_at, count(*) over ()::integer as total
    from (${users}) as u
    where ${filter.role ?? null}::integer is null or role_now = ${filter.role ?? null}
    order by created_at desc, id
    limit ${filter.pageSize} offset ${(filter.page - 1) * filter.pageSize}`.execute(db)
  return rows
}
