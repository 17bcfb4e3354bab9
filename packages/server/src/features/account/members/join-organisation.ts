import type {
  joinOrganisation as joinCall,
  showInvitation as showCall,
} from '@maojian/contract/calls/organisation'
import { organisationLimits, organisationTexts } from '@maojian/contract/organisation-rules'
import { needUser } from '../../../http/context.ts'
import { Fault } from '../../../http/fault.ts'
import type { Verb } from '../../../http/route.ts'
import { emit } from '../../../events/emit.ts'
import { signerOf } from '../../../signing/keys-of.ts'
import {
  findInvitation,
  findOrganisation,
  lockOrganisations,
  takeInvitation,
  type Invitation,
  type InvitationName,
  type SavedWork,
} from '../../organisation/entry.ts'
import { audit } from '../audit.ts'
import { membersOf, placeAccount } from '../member-store.ts'
import { findAccount, type Account, type Db } from '../store.ts'
import { offerWire } from './invitation-wire.ts'
import { organisationWire } from './member-wire.ts'
import { settleOrganisation } from './settle-account.ts'

interface Joining {
  readonly account: Account
  readonly invitation: Invitation
  /** Others who belong to the organisation that the account would leave. */
  readonly others: readonly Account[]
  readonly members: readonly Account[]
}

const readJoining = async (
  db: Db,
  account: Account,
  invitation: Invitation,
  now: Date,
): Promise<Joining> => ({
  account,
  invitation,
  others: (await membersOf(db, account.organisation_id, now)).filter(one => one.id !== account.id),
  members: await membersOf(db, invitation.organisation_id, now),
})

/** Why the invitation cannot be accepted as things stand. */
const obstacleOf = ({ account, invitation, others, members }: Joining): string | undefined => {
  if (invitation.organisation_id === account.organisation_id) return '您已是该机构的成员'
  if (account.organisation_role === 'owner' && others.length > 0)
    return `${organisationTexts.handOverFirst}，再加入其他机构`
  return members.length >= organisationLimits.members
    ? `该机构的成员已达 ${organisationLimits.members} 人，请联系邀请人`
    : undefined
}

const needAccount = async (db: Db, id: string, now: Date): Promise<Account> => {
  const account = await findAccount(db, id, now)
  if (account) return account
  throw new Fault(126)
}

const needInvitation = (invitation: Invitation | undefined): Invitation => {
  if (invitation) return invitation
  throw new Fault(404, organisationTexts.invitationEnded)
}

const countWork = async (db: Db, work: readonly SavedWork[], organisationId: string): Promise<number> => {
  let count = 0
  for (const part of work) count += await part.count(db, organisationId)
  return count
}

const nameOf = (input: { readonly token: string; readonly id: string }, { phone }: Account): InvitationName =>
  input.token === '' ? { id: input.id, phone: phone ?? '' } : { token: input.token }

/** What an invitation offers, and what accepting it would mean for what is saved. */
export const showInvitation =
  (work: readonly SavedWork[]): Verb<typeof showCall> =>
  async (context, input) => {
    const { db, now } = context
    const account = await needAccount(db, needUser(context).id, now)
    const invitation = needInvitation(await findInvitation(db, nameOf(input, account), now))
    const joining = await readJoining(db, account, invitation, now)
    const alone = joining.others.length === 0
    return {
      ...(await offerWire(db, invitation, now)),
      obstacle: obstacleOf(joining) ?? '',
      formerName: (await findOrganisation(db, account.organisation_id))?.name ?? '',
      formerWork: alone ? await countWork(db, work, account.organisation_id) : 0,
    }
  }

const tellOwner = async (db: Db, { account, members }: Joining): Promise<void> => {
  const owner = members.find(one => one.organisation_role === 'owner')
  if (owner) await emit(db, 'organisation.joined', { accountId: owner.id, name: account.login_name })
}

/** Uses the invitation up and moves over; where nobody else belonged to the former organisation, its work may come along. */
export const joinOrganisation =
  (work: readonly SavedWork[]): Verb<typeof joinCall> =>
  (context, input) =>
    context.db.transaction().execute(async db => {
      const { now } = context
      const user = needUser(context)
      const name = nameOf(input, await needAccount(db, user.id, now))
      const { organisation_id: to } = needInvitation(await findInvitation(db, name, now))
      const from = user.organisationId
      await lockOrganisations(db, [from, to])
      const account = await needAccount(db, user.id, now)
      if (account.organisation_id !== from) throw new Fault(409)
      const invitation = needInvitation(await takeInvitation(db, name, now))
      const joining = await readJoining(db, account, invitation, now)
      const obstacle = obstacleOf(joining)
      if (obstacle !== undefined) throw new Fault(409, obstacle)
      await placeAccount(db, account.id, { organisationId: to, role: invitation.role, now })
      const moving = { by: user.id, now, sign: signerOf(context.config, () => now) }
      if (input.bringWork === 1 && joining.others.length === 0)
        for (const part of work) await part.move(db, from, to, moving)
      await settleOrganisation(db, { id: account.id, organisation_id: from }, now)
      await audit({ ...context, db }, 'organisation.joined', account.id, { organisationId: to })
      await tellOwner(db, joining)
      return organisationWire((await findOrganisation(db, to))!)
    })
