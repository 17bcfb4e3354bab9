import type { updateOrganisation as call } from '@maojian/contract/calls/organisation'
import type { Verb } from '../../../http/route.ts'
import { findOrganisation, needUnchanged, renameOrganisation } from '../../organisation/entry.ts'
import { audit } from '../audit.ts'
import { organisationWire } from './member-wire.ts'
import { needOwner } from './need-owner.ts'

export const updateOrganisation: Verb<typeof call> = async (context, input) => {
  const { id, organisationId } = needOwner(context)
  const renamed = await renameOrganisation(context.db, organisationId, input)
  const reply = await needUnchanged(renamed, {
    read: () => findOrganisation(context.db, organisationId),
    wire: organisationWire,
  })
  await audit(context, 'organisation.updated', id, { name: reply.name })
  return reply
}
