import type { listSessions as call } from '@maojian/contract/calls/own-account'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { sessionDigest } from './session-digest.ts'
import { sessionsOf } from './session-store.ts'

/** Live sessions of the own account, newest first. */
export const listSessions: Verb<typeof call> = async context => {
  const own = context.token === undefined ? undefined : sessionDigest(context.token)
  const rows = await sessionsOf(context.db, needUser(context).id, context.now)
  return rows.map(row => ({
    id: row.id,
    current: row.digest === own,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    address: row.address,
    userAgent: row.user_agent,
  }))
}
