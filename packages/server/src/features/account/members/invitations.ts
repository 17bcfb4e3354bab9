import type {
  createInvitation as createCall,
  listInvitations as listCall,
  listOwnInvitations as ownCall,
  revokeInvitation as revokeCall,
} from '@maojian/contract/calls/organisation'
import { organisationLimits, organisationRoles, type InvitedRole } from '@maojian/contract/organisation-rules'
import { needUser, type Context } from '../../../http/context.ts'
import { Fault } from '../../../http/fault.ts'
import { madeOnce } from '../../../http/made-once.ts'
import type { Verb } from '../../../http/route.ts'
import { askerOf, secretOf, withSecret } from '../../../http/told-again.ts'
import { shanghaiDay } from '../../../shanghai-day.ts'
import { emit } from '../../../events/emit.ts'
import {
  deleteInvitation,
  findOrganisation,
  insertInvitation,
  invitationsOf,
  invitationsTo,
} from '../../organisation/entry.ts'
import { audit } from '../audit.ts'
import { membersOf } from '../member-store.ts'
import { takeOne } from '../quota-store.ts'
import { findAccount, findAccountByPhone, type Db } from '../store.ts'
import { invitationWire, offerWire } from './invitation-wire.ts'
import { needOwner } from './need-owner.ts'

/** Who has the number hears of it; nobody learns from the answer whether anybody has. */
const tellInvited = async (db: Db, context: Context, phone: string, role: string): Promise<void> => {
  const account = await findAccountByPhone(db, phone, context.now)
  const organisation = await findOrganisation(db, needUser(context).organisationId)
  if (account && organisation)
    await emit(db, 'organisation.invited', { accountId: account.id, organisation: organisation.name, role })
}

/** Nobody's messages fill up with invitations. */
const takeInvitationShare = async (db: Db, organisationId: string, now: Date): Promise<void> => {
  const share = { subject: `organisation:${organisationId}`, kind: 'invitation', day: shanghaiDay(now) }
  const { invitationsADay } = organisationLimits
  if (!(await takeOne(db, share, invitationsADay)))
    throw new Fault(429, `本机构今日邀请次数已用完（每日 ${invitationsADay} 次），请明日再来`)
}

interface Inviting {
  readonly role: InvitedRole
  readonly phone?: string | undefined
}

/** Answers its id, with what the link carries sealed for who asked. */
const invite = async (context: Context, { role, phone }: Inviting): Promise<string> => {
  const owner = needOwner(context)
  const { now } = context
  const members = await membersOf(context.db, owner.organisationId, now)
  if (members.some(one => phone !== undefined && one.phone === phone))
    throw new Fault(409, '该手机号的用户已是本机构成员')
  const open = await invitationsOf(context.db, owner, now)
  if (open.length >= organisationLimits.openInvitations)
    throw new Fault(409, `尚未接受的邀请最多 ${organisationLimits.openInvitations} 个，请先撤销不用的邀请`)
  return context.db.transaction().execute(async db => {
    await takeInvitationShare(db, owner.organisationId, now)
    const { invitation, token } = await insertInvitation(db, owner, { role, phone, now })
    await audit({ ...context, db }, 'organisation.invited', owner.id, { role: organisationRoles[role] })
    if (phone !== undefined) await tellInvited(db, context, phone, organisationRoles[role])
    return withSecret(context, invitation.id, token)
  })
}

export const createInvitation: Verb<typeof createCall> = async (context, { role, phone }) => {
  const owner = needOwner(context)
  const { db, now } = context
  return madeOnce(context, {
    what: 'invitation',
    asked: { role, phone, asker: askerOf(context) },
    make: () => invite(context, { role, phone }),
    find: async made => {
      const { id, secret: token } = secretOf(context, made)
      const row = (await invitationsOf(db, owner, now)).find(one => one.id === id)
      return row && { ...(await invitationWire(db, row, now)), token }
    },
  })
}

export const listInvitations: Verb<typeof listCall> = async context => {
  const owner = needOwner(context)
  const invitations = await invitationsOf(context.db, owner, context.now)
  return Promise.all(invitations.map(one => invitationWire(context.db, one, context.now)))
}

export const revokeInvitation: Verb<typeof revokeCall> = async (context, { id }) => {
  const owner = needOwner(context)
  if (!(await deleteInvitation(context.db, owner, id))) throw new Fault(404, '没有这个邀请，或它已被接受')
  await audit(context, 'organisation.invitationRevoked', owner.id)
  return {}
}

/** Only for a number that the account has proven to hold. */
export const listOwnInvitations: Verb<typeof ownCall> = async context => {
  const { db, now } = context
  const account = await findAccount(db, needUser(context).id, now)
  const invitations = account?.phone ? await invitationsTo(db, account.phone, now) : []
  return Promise.all(invitations.map(one => offerWire(db, one, now)))
}
