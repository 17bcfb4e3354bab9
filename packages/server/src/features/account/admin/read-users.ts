import { roleNames } from '@maojian/contract/roles'
import type { adminUser } from '@maojian/contract/calls/admin'
import type * as z from 'zod'
import type { Db } from '../store.ts'
import { findUsers, type UserFilter, type UserRow } from '../user-store.ts'

export type AdminUser = z.output<typeof adminUser>

const stateOf = (row: UserRow): AdminUser['state'] => {
  if (row.closed_at !== null) return 'closed'
  return row.closes_at === null ? 'open' : 'closing'
}

const userOf = (row: UserRow): AdminUser => ({
  userId: row.id,
  phone: row.phone ?? '',
  loginName: row.login_name,
  company: row.company,
  organisationId: row.organisation_id,
  roleId: row.role,
  roleName: roleNames[row.role] ?? '',
  membershipUntil: row.until_day ?? '',
  state: stateOf(row),
  sessions: row.sessions,
  createdAt: row.created_at.toISOString(),
  lastLoginAt: row.last_login_at?.toISOString() ?? '',
})

/** Accounts newest first, with the role in force, and how many there are in all. */
export const readUsers = async (
  db: Db,
  now: Date,
  filter: UserFilter,
): Promise<{ data: AdminUser[]; count: number }> => {
  const rows = await findUsers(db, now, filter)
  return { data: rows.map(userOf), count: rows[0]?.total ?? 0 }
}
