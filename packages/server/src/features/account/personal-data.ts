import type { PersonalData } from '../organisation/entry.ts'
import { deleteKeysOf, everyKeyOf } from './api-key-store.ts'
import { trailOf } from './audit-store.ts'
import { deleteIdentities, identitiesOf } from './identity-store.ts'
import { membershipsOf } from './membership-store.ts'
import { deleteOwnQuotas, deleteUses, ownQuotas, usesOf } from './quota-store.ts'
import { deleteSessionsOf, sessionsOf } from './session-store.ts'
import { findAccount } from './store.ts'

const account: PersonalData = {
  tables: ['account'],
  name: 'account',
  read: async (db, id, now) => {
    const found = await findAccount(db, id, now)
    if (!found) return []
    const { password_hash, ...rest } = found
    return [{ ...rest, has_password: password_hash !== null }]
  },
}

const sessions: PersonalData = {
  tables: ['session'],
  name: 'sessions',
  read: async (db, id, now) => (await sessionsOf(db, id, now)).map(({ digest: _secret, ...rest }) => rest),
  erase: async (db, id) => void (await deleteSessionsOf(db, id)),
}

const keys: PersonalData = { tables: ['api_key'], name: 'apiKeys', read: everyKeyOf, erase: deleteKeysOf }

const identities: PersonalData = {
  tables: ['account_identity'],
  name: 'identities',
  read: identitiesOf,
  erase: deleteIdentities,
}

const usage: PersonalData = { tables: ['quota_use'], name: 'usage', read: usesOf, erase: deleteUses }

const quotas: PersonalData = {
  tables: ['account_quota'],
  name: 'quotas',
  read: ownQuotas,
  erase: deleteOwnQuotas,
}

const memberships: PersonalData = {
  tables: ['membership'],
  name: 'memberships',
  read: async (db, id) =>
    (await membershipsOf(db, id)).map(({ role, from_day, until_day, granted_at, ended_at }) => ({
      role,
      from_day,
      until_day,
      granted_at,
      ended_at,
    })),
}

const trail: PersonalData = { tables: ['audit_log'], name: 'audit', read: trailOf }

/** What this noun keeps about an account: memberships and the audit log stay as records with its bare id. */
export const personalAccountData: readonly PersonalData[] = [
  account,
  sessions,
  keys,
  identities,
  usage,
  quotas,
  memberships,
  trail,
]
