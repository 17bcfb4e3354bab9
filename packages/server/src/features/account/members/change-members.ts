import type {
  handOverOrganisation as handOverCall,
  removeMember as removeCall,
  setMemberRole as roleCall,
} from '@maojian/contract/calls/organisation'
import { organisationRoles } from '@maojian/contract/organisation-rules'
import type { Verb } from '../../../http/route.ts'
import { emit } from '../../../events/emit.ts'
import { findOrganisation } from '../../organisation/entry.ts'
import { audit } from '../audit.ts'
import { setOrganisationRole } from '../member-store.ts'
import { actOnMember, type OwnerAct } from './need-owner.ts'
import { settleAlone } from './settle-account.ts'

const tell = async (name: 'removed' | 'handedOver', { db, owner, member }: OwnerAct): Promise<void> => {
  const organisation = await findOrganisation(db, owner.organisationId)
  await emit(db, `organisation.${name}`, { accountId: member.id, organisation: organisation?.name ?? '' })
}

export const setMemberRole: Verb<typeof roleCall> = async (context, { userId, role }) => {
  await actOnMember(context, userId, async ({ db, owner, member }) => {
    await setOrganisationRole(db, member.id, role)
    await audit({ ...context, db }, 'organisation.role', owner.id, { userId, role: organisationRoles[role] })
  })
  return {}
}

/** What he saved stays; he goes on in an organisation of his own and hears of it. */
export const removeMember: Verb<typeof removeCall> = async (context, { userId }) => {
  await actOnMember(context, userId, async act => {
    await settleAlone(act.db, act.member, context.now)
    await audit({ ...context, db: act.db }, 'organisation.removed', act.owner.id, { userId })
    await tell('removed', act)
  })
  return {}
}

/** There is one owner: who hands over becomes a member. */
export const handOverOrganisation: Verb<typeof handOverCall> = async (context, { userId }) => {
  await actOnMember(context, userId, async act => {
    await setOrganisationRole(act.db, act.owner.id, 'member')
    await setOrganisationRole(act.db, act.member.id, 'owner')
    await audit({ ...context, db: act.db }, 'organisation.handedOver', act.owner.id, { userId })
    await tell('handedOver', act)
  })
  return {}
}
