import type { organisation, organisationMember } from '@maojian/contract/calls/organisation'
import { maskPhone } from '../../../mask-phone.ts'
import { organisationRoles } from '@maojian/contract/organisation-rules'
import type * as z from 'zod'
import type { Organisation } from '../../organisation/entry.ts'
import type { Account } from '../store.ts'

export const organisationWire = ({ id, name, version }: Organisation): z.output<typeof organisation> => ({
  organisationId: id,
  name,
  version,
})

export const memberWire = (account: Account, ownId: string): z.output<typeof organisationMember> => ({
  userId: account.id,
  loginName: account.login_name,
  phone: account.phone === null ? '' : maskPhone(account.phone),
  role: account.organisation_role,
  roleName: organisationRoles[account.organisation_role],
  joinedAt: account.organisation_since.toISOString(),
  own: account.id === ownId,
})
