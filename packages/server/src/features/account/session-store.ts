import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import type { OrganisationRole } from '@maojian/contract/organisation-rules'
import type { Quota } from '@maojian/contract/call'
import { roles } from '@maojian/contract/roles'
import { shanghaiDay } from '../../shanghai-day.ts'
import { quotaDay } from './quota.ts'
import type { Db } from './store.ts'
import type { SessionTable } from './tables.ts'

/** Role of the account `a`: its own, or that of a membership while it lasts, whichever is higher. */
export const roleInForce = (now: Date): RawBuilder<number> =>
  sql<number>`greatest(a.role, (select max(m.role) from membership m where m.account_id = a.id
    and m.ended_at is null and ${shanghaiDay(now)}::date between m.from_day and m.until_day))`

interface When {
  readonly now: Date
  /** Demonstration accounts may be used here. */
  readonly demo: boolean
}

/** The open account behind a live session or key: one indexed look-up, however many sessions there are. */
export const liveAccount = (caller: When, digest: string) =>
  sql`select a.id, a.organisation_id, a.organisation_role, a.login_name, ${roleInForce(caller.now)} as role,
      a.profile_complete
    from credential s join account a on a.id = s.account_id
    where s.digest = ${digest} and s.expires_at > ${caller.now} and a.closed_at is null
      and (a.closes_at is null or a.closes_at > ${caller.now})
      and (${caller.demo}::boolean or not a.demo)`

export interface LiveRow {
  id: string
  organisation_id: string
  organisation_role: OrganisationRole
  login_name: string
  role: number
  profile_complete: boolean
  /** null: this account has no limit. */
  quota_limit: number | null
  used: number | null
}

/** One statement checks the session and takes from the quota of an account that has a limit. */
export const readLive = async (
  db: Db,
  caller: When,
  digest: string,
  taking?: { readonly kind: Quota; readonly limit: number },
): Promise<LiveRow | undefined> => {
  const live = liveAccount(caller, digest)
  const statement = taking
    ? sql<LiveRow>`with live as (
        select l.*, coalesce(
          (select daily from account_quota q where q.account_id = l.id and q.kind = ${taking.kind}),
          case when l.role = ${roles.basic} then ${taking.limit}::integer end) as quota_limit
        from (${live}) as l),
      taken as (
        insert into quota_use as q (subject, day, kind, used)
        select 'account:' || id, ${quotaDay(taking.kind, caller.now)}::date, ${taking.kind}, 1 from live
        where quota_limit > 0
        on conflict (subject, day, kind) do update set used = q.used + 1
        where q.used < (select quota_limit from live) returning used)
      select live.*, taken.used from live left join taken on true`
    : sql<LiveRow>`select live.*, null::integer as quota_limit, null::integer as used from (${live}) as live`
  return (await statement.execute(db)).rows[0]
}

export const insertSession = async (db: Db, session: Insertable<SessionTable>): Promise<void> => {
  await db.deleteFrom('session').where('expires_at', '<=', session.created_at).execute()
  await db.insertInto('session').values(session).execute()
}

export const deleteSession = async (db: Db, digest: string): Promise<void> => {
  await db.deleteFrom('session').where('digest', '=', digest).execute()
}

/** Ends every session of an account, or every one but the kept; answers how many. */
export const deleteSessionsOf = async (db: Db, accountId: string, keepDigest?: string): Promise<number> => {
  const all = db.deleteFrom('session').where('account_id', '=', accountId)
  const statement = keepDigest === undefined ? all : all.where('digest', '<>', keepDigest)
  return Number((await statement.executeTakeFirst()).numDeletedRows)
}

/** By the id that lists show, and only of this account. */
export const deleteSessionById = async (db: Db, accountId: string, id: string): Promise<number> => {
  const done = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(done.numDeletedRows)
}

export const sessionsOf = (db: Db, accountId: string, now: Date): Promise<Selectable<SessionTable>[]> =>
  db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute()
