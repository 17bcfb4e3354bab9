import type { Access, Call, Quota } from '@maojian/contract/call'
import { sql } from 'kysely'
import type { Services, SessionUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { mayUse } from '../menu/entry.ts'
import { quotaDay, quotaFault, quotaLimit } from './quota.ts'
import { roles } from './role.ts'
import { liveAccount } from './live-account.ts'
import { noteKeyUse } from './note-key-use.ts'
import { sessionDigest } from './session-digest.ts'

export interface Caller {
  readonly now: Date
  readonly token?: string
  readonly address: string
  /** Demonstration accounts may be used here. */
  readonly demo: boolean
}

export interface Admission {
  readonly user?: SessionUser
  /** Returns what the quota took, for a call that came to nothing. */
  readonly giveBack: () => Promise<void>
}

interface LiveRow {
  id: string
  organisation_id: string
  login_name: string
  role: number
  profile_complete: boolean
  /** null: this account has no limit. */
  quota_limit: number | null
  used: number | null
}

interface Taking {
  readonly subject: string
  readonly kind: Quota
  readonly limit: number
}

const nothingTaken = (): Promise<void> => Promise.resolve()

const userOf = (row: LiveRow): SessionUser => ({
  id: row.id,
  organisationId: row.organisation_id,
  loginName: row.login_name,
  role: row.role,
  profileComplete: row.profile_complete,
})

/** One statement checks the session and takes from the quota of an account that has a limit. */
const readLive = async (
  db: Services['db'],
  caller: Caller,
  taking: { kind: Quota; limit: number } | undefined,
): Promise<LiveRow | undefined> => {
  const digest = caller.token === undefined ? undefined : sessionDigest(caller.token)
  if (digest === undefined) return undefined
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

/** The user of a live session, without touching any quota. */
export const findLive = async (db: Services['db'], caller: Caller): Promise<SessionUser | undefined> => {
  const row = await readLive(db, caller, undefined)
  return row && userOf(row)
}

/** Whether the session that a long answer began with still lives. */
export const isLive = async (context: Pick<Services, 'db'> & Omit<Caller, 'demo'>): Promise<boolean> =>
  (await findLive(context.db, { ...context, demo: true })) !== undefined

const takeForAddress = async (db: Services['db'], now: Date, taking: Taking): Promise<boolean> => {
  if (taking.limit <= 0) return false
  const { rows } = await sql`insert into quota_use as q (subject, day, kind, used)
    values (${taking.subject}, ${quotaDay(taking.kind, now)}::date, ${taking.kind}, 1)
    on conflict (subject, day, kind) do update set used = q.used + 1
    where q.used < ${taking.limit}::integer returning used`.execute(db)
  return rows.length > 0
}

const giveBack =
  (db: Services['db'], now: Date, { subject, kind }: Taking) =>
  async (): Promise<void> => {
    await db
      .updateTable('quota_use')
      .set(row => ({ used: row('used', '-', 1) }))
      .where('subject', '=', subject)
      .where('day', '=', sql<string>`${quotaDay(kind, now)}::date`)
      .where('kind', '=', kind)
      .where('used', '>', 0)
      .execute()
  }

/** What membership would open is 127; what only administrators may do is 403. */
const checkRole = (access: Access, role: number): void => {
  if (mayUse(access, role)) return
  const forMembers = typeof access === 'object' && access.roles.some(one => one !== roles.administrator)
  throw forMembers
    ? new Fault(127, '该功能需要会员权限，开通会员后即可使用')
    : new Fault(403, '只有管理员可以进行此操作')
}

const admitUser = async ({ db }: Services, call: Call, caller: Caller, row: LiveRow): Promise<Admission> => {
  const user = userOf(row)
  const { quota } = call
  if (quota === undefined || row.quota_limit === null) {
    checkRole(call.access, row.role)
    return { user, giveBack: nothingTaken }
  }
  const limit = row.quota_limit
  const undo = giveBack(db, caller.now, { subject: `account:${row.id}`, kind: quota, limit })
  try {
    checkRole(call.access, row.role)
  } catch (fault) {
    if (row.used !== null) await undo()
    throw fault
  }
  if (row.used === null) throw quotaFault({ kind: quota, limit, now: caller.now, visitor: false })
  return { user, giveBack: undo }
}

const admitVisitor = async (services: Services, call: Call, caller: Caller): Promise<Admission> => {
  if (call.access !== 'public' && call.access !== 'visitor') throw new Fault(126)
  if (call.access === 'public' || call.quota === undefined) return { giveBack: nothingTaken }
  const limit = quotaLimit(services.config.quotas, undefined, call.quota)
  const taking: Taking = { subject: `address:${caller.address}`, kind: call.quota, limit }
  if (!(await takeForAddress(services.db, caller.now, taking)))
    throw quotaFault({ kind: call.quota, limit, now: caller.now, visitor: true })
  return { giveBack: giveBack(services.db, caller.now, taking) }
}

/** Lets a call in or throws 126, 127 or the code of its quota (domain: session → access → quota). */
export const admit = async (services: Services, call: Call, caller: Caller): Promise<Admission> => {
  const taking = call.quota && {
    kind: call.quota,
    limit: Math.min(quotaLimit(services.config.quotas, roles.basic, call.quota), 2_000_000_000),
  }
  const row = await readLive(services.db, caller, taking)
  if (!row) return admitVisitor(services, call, caller)
  if (call.apiKey === true) await noteKeyUse(services.db, caller)
  return admitUser(services, call, caller, row)
}
