import { organisationTexts } from '@maojian/contract/organisation-rules'
import { needUser, type Context, type SessionUser } from '../../../http/context.ts'
import { Fault } from '../../../http/fault.ts'
import { lockOrganisations } from '../../organisation/entry.ts'
import { findMember } from '../member-store.ts'
import type { Account, Db } from '../store.ts'

/** The caller, who owns his organisation; 403 for everybody else. */
export const needOwner = (context: Context): SessionUser => {
  const user = needUser(context)
  if (user.organisationRole !== 'owner') throw new Fault(403, organisationTexts.ownerOnly)
  return user
}

export interface OwnerAct {
  readonly db: Db
  readonly owner: SessionUser
  /** Another member of the owner's organisation. */
  readonly member: Account
}

/** What an owner does to a member, in one transaction in which neither can have left. */
export const actOnMember = (
  context: Context,
  userId: string,
  act: (one: OwnerAct) => Promise<void>,
): Promise<void> => {
  const owner = needOwner(context)
  return context.db.transaction().execute(async db => {
    const { organisationId } = owner
    await lockOrganisations(db, [organisationId])
    const still = await findMember(db, owner, context.now)
    if (still?.organisation_role !== 'owner') throw new Fault(403, organisationTexts.ownerOnly)
    const member = await findMember(db, { id: userId, organisationId }, context.now)
    if (!member) throw new Fault(404, '没有这个成员')
    if (member.id === owner.id) throw new Fault(409, '不能对自己进行此操作')
    await act({ db, owner, member })
  })
}
