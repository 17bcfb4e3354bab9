import { organisationRoles, type InvitedRole } from '@maojian/contract/organisation-rules'
import { maskPhone } from '../../../mask-phone.ts'
import { findOrganisation, type Invitation } from '../../organisation/entry.ts'
import { findAccount, type Db } from '../store.ts'

const inviterOf = async (db: Db, { author_id }: Invitation, now: Date): Promise<string> =>
  (await findAccount(db, author_id, now))?.login_name ?? ''

interface Wire {
  readonly id: string
  readonly role: InvitedRole
  readonly roleName: string
  readonly invitedBy: string
  readonly expiresAt: string
}

const shared = async (db: Db, invitation: Invitation, now: Date): Promise<Wire> => ({
  id: invitation.id,
  role: invitation.role,
  roleName: organisationRoles[invitation.role],
  invitedBy: await inviterOf(db, invitation, now),
  expiresAt: invitation.expires_at.toISOString(),
})

/** As the inviting organisation sees it. */
export const invitationWire = async (db: Db, invitation: Invitation, now: Date) => ({
  ...(await shared(db, invitation, now)),
  phone: invitation.phone === null ? '' : maskPhone(invitation.phone),
  createdAt: invitation.created_at.toISOString(),
})

/** As the invited sees it. */
export const offerWire = async (db: Db, invitation: Invitation, now: Date) => ({
  ...(await shared(db, invitation, now)),
  organisationName: (await findOrganisation(db, invitation.organisation_id))?.name ?? '',
})
