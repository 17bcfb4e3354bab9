import type { getOrganisation as call } from '@maojian/contract/calls/organisation'
import { organisationRoles } from '@maojian/contract/organisation-rules'
import { needUser } from '../../../http/context.ts'
import { Fault } from '../../../http/fault.ts'
import type { Verb } from '../../../http/route.ts'
import { findOrganisation } from '../../organisation/entry.ts'
import { membersOf } from '../member-store.ts'
import { memberWire, organisationWire } from './member-wire.ts'

/** The own organisation and who belongs to it. */
export const getOrganisation: Verb<typeof call> = async ({ db, now, ...context }) => {
  const user = needUser(context)
  const organisation = await findOrganisation(db, user.organisationId)
  if (!organisation) throw new Fault(404)
  const members = await membersOf(db, user.organisationId, now)
  return {
    organisation: organisationWire(organisation),
    role: user.organisationRole,
    roleName: organisationRoles[user.organisationRole],
    members: members.map(one => memberWire(one, user.id)),
  }
}
