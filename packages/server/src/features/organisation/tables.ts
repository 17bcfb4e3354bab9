import type { InvitedRole } from '@maojian/contract/organisation-rules'
import type { Generated } from 'kysely'

export interface OrganisationTable {
  id: string
  name: string
  version: Generated<number>
  created_at: Date
  vacant_since: Date | null
  last_account_id: string | null
  erased_at: Date | null
}

export interface OrganisationInvitationTable {
  id: string
  organisation_id: string
  author_id: string
  role: InvitedRole
  digest: string | null
  phone: string | null
  created_at: Date
  expires_at: Date
}

export interface OrganisationTables {
  organisation: OrganisationTable
  organisation_invitation: OrganisationInvitationTable
}
