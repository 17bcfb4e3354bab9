import type { Access, Call, Quota } from '@maojian/contract/call'
import { loginTexts } from '@maojian/contract/limits'
import { mayUse, roles } from '@maojian/contract/roles'
import type { Services, SessionUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { noteKeyUse } from './api-key-store.ts'
import { accountSubject, giveOneBack, takeOne, type Share } from './quota-store.ts'
import { quotaDay, quotaFault, quotaLimit } from './quota.ts'
import { isApiKey, sessionDigest } from './session-digest.ts'
import { readLive, type LiveRow } from './session-store.ts'

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

interface Taking {
  readonly subject: string
  readonly kind: Quota
}

const nothingTaken = (): Promise<void> => Promise.resolve()

const userOf = (row: LiveRow): SessionUser => ({
  id: row.id,
  organisationId: row.organisation_id,
  organisationRole: row.organisation_role,
  loginName: row.login_name,
  role: row.role,
  profileComplete: row.profile_complete,
})

const liveRow = async (
  db: Services['db'],
  caller: Caller,
  taking?: { kind: Quota; limit: number },
): Promise<LiveRow | undefined> => {
  const digest = caller.token === undefined ? undefined : sessionDigest(caller.token)
  return digest === undefined ? undefined : readLive(db, caller, digest, taking)
}

/** When a key was last shown. */
const noteUse = async (db: Services['db'], { token, now }: Caller): Promise<void> => {
  const digest = token === undefined || !isApiKey(token) ? undefined : sessionDigest(token)
  if (digest !== undefined) await noteKeyUse(db, digest, now)
}

/** The user of a live session, without touching any quota. */
export const findLive = async (db: Services['db'], caller: Caller): Promise<SessionUser | undefined> => {
  const row = await liveRow(db, caller)
  return row && userOf(row)
}

/** Whether the session that a long answer began with still lives. */
export const isLive = async (context: Pick<Services, 'db'> & Omit<Caller, 'demo'>): Promise<boolean> =>
  (await findLive(context.db, { ...context, demo: true })) !== undefined

const shareOf = ({ subject, kind }: Taking, now: Date): Share => ({ subject, kind, day: quotaDay(kind, now) })

const giveBack = (db: Services['db'], now: Date, taking: Taking) => (): Promise<void> =>
  giveOneBack(db, shareOf(taking, now))

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
  const undo = giveBack(db, caller.now, { subject: accountSubject(row.id), kind: quota })
  try {
    checkRole(call.access, row.role)
  } catch (fault) {
    if (row.used !== null) await undo()
    throw fault
  }
  if (row.used === null) throw quotaFault({ kind: quota, limit, now: caller.now, visitor: false })
  return { user, giveBack: undo }
}

/** Never signed in and no longer signed in are two things. */
const noSession = ({ token }: Caller): Fault =>
  token === undefined ? new Fault(126, loginTexts.visitor) : new Fault(126)

const admitVisitor = async (services: Services, call: Call, caller: Caller): Promise<Admission> => {
  if (call.access !== 'public' && call.access !== 'visitor') throw noSession(caller)
  if (call.access === 'public' || call.quota === undefined) return { giveBack: nothingTaken }
  const limit = quotaLimit(services.config.quotas, undefined, call.quota)
  const taking: Taking = { subject: `address:${caller.address}`, kind: call.quota }
  if (!(await takeOne(services.db, shareOf(taking, caller.now), limit)))
    throw quotaFault({ kind: call.quota, limit, now: caller.now, visitor: true })
  return { giveBack: giveBack(services.db, caller.now, taking) }
}

/** Lets a call in or throws 126, 127 or the code of its quota (domain: session → access → quota). */
export const admit = async (services: Services, call: Call, caller: Caller): Promise<Admission> => {
  const taking = call.quota && {
    kind: call.quota,
    limit: Math.min(quotaLimit(services.config.quotas, roles.basic, call.quota), 2_000_000_000),
  }
  const row = await liveRow(services.db, caller, taking)
  if (!row) return admitVisitor(services, call, caller)
  if (call.apiKey === true) await noteUse(services.db, caller)
  return admitUser(services, call, caller, row)
}
