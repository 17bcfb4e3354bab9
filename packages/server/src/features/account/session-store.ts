import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import type { OrganisationRole } from '@maojian/contract/organisation-rules'
import { gatherOn } from '../../db/gather.ts'
import { often } from '../../db/often.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import type { Db } from './store.ts'
import type { SessionTable } from './tables.ts'

/** Role of the account `a`: its own, or that of a membership while it lasts, whichever is higher. */
export const roleInForce = (now: Date): RawBuilder<number> =>
  sql<number>`greatest(a.role, (select max(m.role) from membership m where m.account_id = a.id
    and m.ended_at is null and ${shanghaiDay(now)}::date between m.from_day and m.until_day))`

/** The account that a live session or key opens. */
export interface LiveRow {
  readonly digest: string
  readonly id: string
  readonly organisation_id: string
  readonly organisation_role: OrganisationRole
  readonly login_name: string
  readonly role: number
  readonly profile_complete: boolean
  readonly demo: boolean
  /** Limits that were set for this account by hand, by kind. */
  readonly own_limits: Readonly<Record<string, number>> | null
  /** When a key was last noted as used; null for a session. */
  readonly key_used_at: Date | null
}

/** The open accounts behind live sessions and keys: an indexed look-up each, however many sessions there are. */
export const liveAccounts = (now: Date, digests: readonly string[]) =>
  sql<LiveRow>`${often} select s.digest, a.id, a.organisation_id, a.organisation_role, a.login_name,
      ${roleInForce(now)} as role, a.profile_complete, a.demo,
      (select json_object_agg(q.kind, q.daily) from account_quota q where q.account_id = a.id) as own_limits,
      (select k.last_used_at from api_key k where k.digest = s.digest) as key_used_at
    from credential s join account a on a.id = s.account_id
    where s.digest = any(${[...digests]}::text[]) and s.expires_at > ${now} and a.closed_at is null
      and (a.closes_at is null or a.closes_at > ${now})`

interface Shown {
  readonly digest: string
  readonly now: Date
}

/** What is live for the last who asks is looked up for all who ask with him, milliseconds apart. */
const lastOf = (shown: readonly Shown[]): Date => new Date(Math.max(...shown.map(({ now }) => now.getTime())))

/** The account behind a session or key, as the database knows it now; who asks meanwhile shares the next statement. */
export const readLive = gatherOn(async (db: Db, shown: readonly Shown[]) => {
  const digests = new Set(shown.map(({ digest }) => digest))
  const { rows } = await liveAccounts(lastOf(shown), [...digests]).execute(db)
  const live = new Map(rows.map(row => [row.digest, row]))
  return shown.map(({ digest }) => live.get(digest))
})

export const insertSession = async (db: Db, session: Insertable<SessionTable>): Promise<void> => {
  await db.deleteFrom('session').where('expires_at', '<=', session.created_at).execute()
  await db.insertInto('session').values(session).execute()
}

/** Carries the account of which a session has ended: what it left open ends with it. */
export const sessionChannel = 'maojian_session'

const tellEnded = async (db: Db, accountId: string): Promise<void> => {
  await sql`select pg_notify(${sessionChannel}, ${accountId})`.execute(db)
}

export const deleteSession = async (db: Db, digest: string): Promise<void> => {
  const gone = await db
    .deleteFrom('session')
    .where('digest', '=', digest)
    .returning('account_id')
    .executeTakeFirst()
  if (gone) await tellEnded(db, gone.account_id)
}

/** Ends every session of an account, or every one but the kept; answers how many. */
export const deleteSessionsOf = async (db: Db, accountId: string, keepDigest?: string): Promise<number> => {
  const all = db.deleteFrom('session').where('account_id', '=', accountId)
  const statement = keepDigest === undefined ? all : all.where('digest', '<>', keepDigest)
  const ended = Number((await statement.executeTakeFirst()).numDeletedRows)
  if (ended > 0) await tellEnded(db, accountId)
  return ended
}

/** By the id that lists show, and only of this account. */
export const deleteSessionById = async (db: Db, accountId: string, id: string): Promise<number> => {
  const done = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (done.numDeletedRows > 0n) await tellEnded(db, accountId)
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
