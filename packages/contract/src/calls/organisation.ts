import * as z from 'zod'
import { isLongerThan } from '../account-rules.ts'
import { defineCall } from '../call.ts'
import { invitedRoles, organisationLimits, organisationTexts } from '../organisation-rules.ts'
import { blankable, wireInt } from '../wire.ts'
import { phoneField } from './account.ts'

const none = z.object({})
const userId = z.string().min(1).max(40)
const role = z.enum(['owner', ...invitedRoles])
const invited = z.enum(invitedRoles, '请选择角色')

/** What of an organisation can be changed, with the version that a change names. */
export const organisation = z.object({
  organisationId: z.string(),
  name: z.string(),
  version: z.number(),
})

export const organisationMember = z.object({
  userId: z.string(),
  loginName: z.string(),
  /** Masked: 139****0001. */
  phone: z.string(),
  role,
  roleName: z.string(),
  joinedAt: z.string(),
  /** The caller. */
  own: z.boolean(),
})

export const getOrganisation = defineCall({
  method: 'GET',
  path: '/api/organisation/detail',
  summary: '本机构：名称、我的角色、成员',
  access: 'session',
  request: none,
  reply: z.object({
    organisation,
    role,
    roleName: z.string(),
    members: z.array(organisationMember),
  }),
})

/** `version` is that of the reply that was shown; another one answers 204 with the organisation as it is now. */
export const updateOrganisation = defineCall({
  method: 'POST',
  path: '/api/organisation/update',
  summary: '修改机构名称（所有者）；内容已被他人修改时答 204 并带回现有内容',
  access: 'session',
  request: z.object({
    name: z
      .string()
      .trim()
      .min(1, organisationTexts.name)
      .refine(value => !isLongerThan(value, organisationLimits.name), organisationTexts.nameLong),
    version: wireInt(1, 2_147_483_647),
  }),
  reply: organisation,
})

export const setMemberRole = defineCall({
  method: 'POST',
  path: '/api/organisation/member/role',
  summary: '设置成员角色（所有者）',
  access: 'session',
  request: z.object({ userId, role: invited }),
  reply: none,
})

export const removeMember = defineCall({
  method: 'POST',
  path: '/api/organisation/member/remove',
  summary: '移出成员（所有者）；其保存的内容留在本机构',
  access: 'session',
  request: z.object({ userId }),
  reply: none,
})

export const handOverOrganisation = defineCall({
  method: 'POST',
  path: '/api/organisation/handOver',
  summary: '把机构的所有权移交给另一成员（所有者）',
  access: 'session',
  request: z.object({ userId }),
  reply: none,
})

export const leaveOrganisation = defineCall({
  method: 'POST',
  path: '/api/organisation/leave',
  summary: '退出机构；保存的内容留在该机构，回到自己的机构',
  access: 'session',
  request: none,
  reply: organisation,
})

const invitation = z.object({
  id: z.string(),
  role: invited,
  roleName: z.string(),
  /** Masked; empty for an invitation by link. */
  phone: z.string(),
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
})

/** Without a phone number the reply holds what the link carries, this once. */
export const createInvitation = defineCall({
  method: 'POST',
  path: '/api/organisation/invitation/create',
  summary: '邀请成员（所有者）：按手机号，或以链接；7 天内一次有效',
  access: 'session',
  request: z.object({ role: invited, phone: blankable(phoneField) }),
  reply: z.object({ ...invitation.shape, token: z.string() }),
})

export const listInvitations = defineCall({
  method: 'GET',
  path: '/api/organisation/invitation/list',
  summary: '本机构尚未接受的邀请（所有者）',
  access: 'session',
  request: none,
  reply: z.array(invitation),
})

export const revokeInvitation = defineCall({
  method: 'POST',
  path: '/api/organisation/invitation/revoke',
  summary: '撤销邀请（所有者）',
  access: 'session',
  request: z.object({ id: z.string().max(64) }),
  reply: none,
})

/** An invitation as the invited sees it. */
const offer = z.object({
  id: z.string(),
  organisationName: z.string(),
  invitedBy: z.string(),
  role: invited,
  roleName: z.string(),
  expiresAt: z.string(),
})

export const listOwnInvitations = defineCall({
  method: 'GET',
  path: '/api/organisation/invitation/own',
  summary: '按我的手机号收到的邀请',
  access: 'session',
  request: none,
  reply: z.array(offer),
})

/** By the token of a link, or the id of an invitation by phone. */
const named = { token: z.string().max(100).default(''), id: z.string().max(64).default('') }
const namesOne = ({ token, id }: { token: string; id: string }): boolean => (token === '') !== (id === '')
const nameText = '请提供邀请链接或邀请编号'

export const showInvitation = defineCall({
  method: 'POST',
  path: '/api/organisation/invitation/show',
  summary: '一个邀请的内容，以及加入对现有机构的影响',
  access: 'session',
  request: z.object(named).refine(namesOne, nameText),
  reply: z.object({
    ...offer.shape,
    /** Why it cannot be accepted as things stand; empty: it can. */
    obstacle: z.string(),
    formerName: z.string(),
    /** Saved things of the former organisation that can be brought along: nobody else belongs to it. */
    formerWork: z.number(),
  }),
})

export const joinOrganisation = defineCall({
  method: 'POST',
  path: '/api/organisation/join',
  summary: '接受邀请，加入机构',
  access: 'session',
  request: z
    .object({
      ...named,
      /** 1: what is saved in the former organisation comes along, where nobody else belongs to that. */
      bringWork: wireInt(0, 1).default(0),
    })
    .refine(namesOne, nameText),
  reply: organisation,
})
