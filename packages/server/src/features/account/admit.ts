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
  readonly token?: string | undefined
  readonly unheeded?: 'cookie' | 'key'
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

const liveRow = async (db: Services['db'], caller: Caller): Promise<LiveRow | undefined> => {
  const digest = caller.token === undefined ? undefined : sessionDigest(caller.token)
  if (digest === undefined) return undefined
  const row = await readLive(db, { digest, now: caller.now })
  return row?.demo === true && !caller.demo ? undefined : row
}

const minuteMs = 60_000

/** When a key was last shown: to the minute, a busy key is not written for each of its calls. */
const noteUse = async (
  db: Services['db'],
  { token, now }: Caller,
  { digest, key_used_at }: LiveRow,
): Promise<void> => {
  if (token === undefined || !isApiKey(token)) return
  const isRecent = key_used_at !== null && key_used_at.getTime() > now.getTime() - minuteMs
  if (!isRecent) await noteKeyUse(db, digest, now)
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

interface LimitedTaking extends Taking {
  readonly limit: number
  readonly visitor: boolean
}

/** Takes one of a share, or throws the code of its quota; answers how to give it back. */
const take = async (
  db: Services['db'],
  { now }: Caller,
  { limit, visitor, ...taking }: LimitedTaking,
): Promise<Admission['giveBack']> => {
  if (limit === Infinity) return nothingTaken
  if (await takeOne(db, shareOf(taking, now), limit)) return giveBack(db, now, taking)
  throw quotaFault({ kind: taking.kind, limit, now, visitor })
}

const admitUser = async (
  services: Services,
  call: Call,
  caller: Caller,
  row: LiveRow,
): Promise<Admission> => {
  const user = userOf(row)
  checkRole(call.access, row.role)
  const { quota } = call
  if (quota === undefined) return { user, giveBack: nothingTaken }
  const limit = row.own_limits?.[quota] ?? quotaLimit(services.config.quotas, row.role, quota)
  const taking = { subject: accountSubject(row.id), kind: quota, limit, visitor: false }
  return { user, giveBack: await take(services.db, caller, taking) }
}

/** Never signed in and no longer signed in are two things; who shows what this call does not heed is told what it heeds. */
const noSession = ({ token, unheeded }: Caller, call: Call): Fault => {
  if (token !== undefined) return new Fault(126)
  if (unheeded === 'key') return new Fault(126, loginTexts.keyNotTaken)
  if (unheeded === undefined) return new Fault(126, loginTexts.visitor)
  return new Fault(126, call.apiKey === true ? loginTexts.cookieAloneOrKey : loginTexts.cookieAlone)
}

const admitVisitor = async (services: Services, call: Call, caller: Caller): Promise<Admission> => {
  // Whoever shows a session or key that has ended takes himself for signed in, and his screening for recorded.
  const isOpen = call.access === 'public' || (call.access === 'visitor' && caller.token === undefined)
  if (!isOpen) throw noSession(caller, call)
  if (call.access === 'public' || call.quota === undefined) return { giveBack: nothingTaken }
  const limit = quotaLimit(services.config.quotas, undefined, call.quota)
  const taking = { subject: `address:${caller.address}`, kind: call.quota, limit, visitor: true }
  return { giveBack: await take(services.db, caller, taking) }
}

/** Lets a call in or throws 126, 127 or the code of its quota (domain: session → access → quota). */
export const admit = async (services: Services, call: Call, caller: Caller): Promise<Admission> => {
  const row = await liveRow(services.db, caller)
  if (!row) return admitVisitor(services, call, caller)
  if (call.apiKey === true) await noteUse(services.db, caller, row)
  return admitUser(services, call, caller, row)
}
