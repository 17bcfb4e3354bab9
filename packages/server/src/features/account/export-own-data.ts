import type { exportOwnData as call } from '@maojian/contract/calls/own-account'
import { needUser, type SessionUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { filesOf } from '../file/entry.ts'
import { audit } from './audit.ts'
import { findAccount, sessionsOf, type Db } from './store.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]

/** A part of somebody's data: its name and how its owner reads it. */
export interface OwnPart {
  readonly name: string
  readonly read: (db: Db, user: SessionUser, now: Date) => Promise<Rows>
}

const account: OwnPart = {
  name: 'account',
  read: async (db, user, now) => {
    const found = await findAccount(db, user.id, now)
    if (!found) return []
    const { password_hash, ...rest } = found
    return [{ ...rest, has_password: password_hash !== null }]
  },
}

const sessions: OwnPart = {
  name: 'sessions',
  read: async (db, user, now) =>
    (await sessionsOf(db, user.id, now)).map(({ id, created_at, expires_at, address, user_agent }) => ({
      id,
      created_at,
      expires_at,
      address,
      user_agent,
    })),
}

const usage: OwnPart = {
  name: 'usage',
  read: (db, user) =>
    db
      .selectFrom('quota_use')
      .select(['day', 'kind', 'used'])
      .where('subject', '=', `account:${user.id}`)
      .execute(),
}

const memberships: OwnPart = {
  name: 'memberships',
  read: (db, user) =>
    db
      .selectFrom('membership')
      .select(['role', 'from_day', 'until_day', 'granted_at', 'ended_at'])
      .where('account_id', '=', user.id)
      .execute(),
}

const trail: OwnPart = {
  name: 'audit',
  read: (db, user) =>
    db
      .selectFrom('audit_log')
      .select(['at', 'event', 'address', 'detail'])
      .where('account_id', '=', user.id)
      .orderBy('id', 'desc')
      .limit(10_000)
      .execute(),
}

const files: OwnPart = { name: 'files', read: (db, user) => filesOf(db, user) }

/** Dates as text, so that the answer is what JSON makes of it. */
const asJson = (rows: Rows): Record<string, unknown>[] =>
  JSON.parse(JSON.stringify(rows)) as Record<string, unknown>[]

/** The own data of every noun: those of the account, and the parts that the others lend. */
export const exportOwnData =
  (further: readonly OwnPart[]): Verb<typeof call> =>
  async context => {
    const user = needUser(context)
    const parts: [string, Record<string, unknown>[]][] = []
    for (const part of [account, sessions, usage, memberships, files, trail, ...further])
      parts.push([part.name, asJson(await part.read(context.db, user, context.now))])
    await audit(context, 'data.exported', user.id)
    return { generatedAt: context.now.toISOString(), parts: Object.fromEntries(parts) }
  }
