import type { OrganisationRole } from '@maojian/contract/organisation-rules'
import type { Account, Db } from './store.ts'

/** Who belongs to an organisation, its owner first, then by the day of joining. */
const openMembers = (db: Db, organisationId: string, now: Date) =>
  db
    .selectFrom('account')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('closed_at', 'is', null)
    .where(row => row.or([row('closes_at', 'is', null), row('closes_at', '>', now)]))

export const membersOf = (db: Db, organisationId: string, now: Date): Promise<Account[]> =>
  openMembers(db, organisationId, now)
    .orderBy(row => row('organisation_role', '=', 'owner'), 'desc')
    .orderBy('organisation_since')
    .orderBy('id')
    .execute()

export const findMember = (
  db: Db,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
  now: Date,
): Promise<Account | undefined> =>
  openMembers(db, organisationId, now).where('id', '=', id).executeTakeFirst()

export const setOrganisationRole = async (
  db: Db,
  accountId: string,
  role: OrganisationRole,
): Promise<void> => {
  await db.updateTable('account').set({ organisation_role: role }).where('id', '=', accountId).execute()
}

interface Place {
  readonly organisationId: string
  readonly role: OrganisationRole
  readonly now: Date
}

/** From the next call on, this account belongs to that organisation and to no other. */
export const placeAccount = async (
  db: Db,
  accountId: string,
  { organisationId, role, now }: Place,
): Promise<void> => {
  await db
    .updateTable('account')
    .set({ organisation_id: organisationId, organisation_role: role, organisation_since: now })
    .where('id', '=', accountId)
    .execute()
}
