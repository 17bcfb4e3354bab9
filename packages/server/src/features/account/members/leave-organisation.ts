import type { leaveOrganisation as call } from '@maojian/contract/calls/organisation'
import { organisationTexts } from '@maojian/contract/organisation-rules'
import { needUser } from '../../../http/context.ts'
import { Fault } from '../../../http/fault.ts'
import type { Verb } from '../../../http/route.ts'
import { findOrganisation, lockOrganisations } from '../../organisation/entry.ts'
import { audit } from '../audit.ts'
import { membersOf } from '../member-store.ts'
import { organisationWire } from './member-wire.ts'
import { settleAlone } from './settle-account.ts'

/** Saved work stays where it is; who leaves goes on in an organisation of his own. */
export const leaveOrganisation: Verb<typeof call> = context => {
  const { id, organisationId } = needUser(context)
  const { now } = context
  return context.db.transaction().execute(async db => {
    await lockOrganisations(db, [organisationId])
    const members = await membersOf(db, organisationId, now)
    const self = members.find(one => one.id === id)
    if (!self || members.length === 1) throw new Fault(409, '您是本机构唯一的成员，无须退出')
    if (self.organisation_role === 'owner') throw new Fault(409, organisationTexts.handOverFirst)
    await audit({ ...context, db }, 'organisation.left', id, { organisationId })
    return organisationWire((await findOrganisation(db, await settleAlone(db, self, now)))!)
  })
}
