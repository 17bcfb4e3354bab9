import * as z from 'zod'
import { defineCall } from '../call.ts'
import { apiKey } from './api-key.ts'
import { forAdministrators, roleNames } from '../roles.ts'
import { blankable, plainDay, wireInt } from '../wire.ts'

const access = forAdministrators
const id = z.string().min(1).max(40)
const none = z.object({})
const page = { page: wireInt(1, 100_000).default(1), pageSize: wireInt(1, 200).default(20) }
const role = wireInt(1, 99).refine(value => Object.hasOwn(roleNames, value), '没有这个角色')

export const adminUser = z.object({
  userId: z.string(),
  phone: z.string(),
  loginName: z.string(),
  company: z.string(),
  organisationId: z.string(),
  /** The role in force: of the account, or of its membership while it lasts. */
  roleId: z.number(),
  roleName: z.string(),
  membershipUntil: z.string(),
  state: z.enum(['open', 'closing', 'closed']),
  sessions: z.number(),
  createdAt: z.string(),
  lastLoginAt: z.string(),
})

export const listUsers = defineCall({
  method: 'GET',
  path: '/api/admin/user/page',
  summary: '用户列表',
  access,
  request: z.object({ keyword: z.string().max(100).default(''), role: blankable(role), ...page }),
  reply: z.object({ data: z.array(adminUser), count: z.number() }),
})

export const membership = z.object({
  id: z.string(),
  roleId: z.number(),
  roleName: z.string(),
  from: z.string(),
  until: z.string(),
  note: z.string(),
  grantedBy: z.string(),
  /** 1 in force today. */
  active: z.union([z.literal(0), z.literal(1)]),
})

export const getUser = defineCall({
  method: 'GET',
  path: '/api/admin/user/detail',
  summary: '一个用户：会员、配额、会话',
  access,
  request: z.object({ userId: id }),
  reply: z.object({
    user: adminUser,
    memberships: z.array(membership),
    quotas: z.array(
      z.object({
        kind: z.string(),
        name: z.string(),
        /** null: without limit. */
        limit: z.number().nullable(),
        used: z.number(),
        /** 1: set for this user by hand. */
        own: z.union([z.literal(0), z.literal(1)]),
      }),
    ),
    sessions: z.array(
      z.object({
        id: z.string(),
        createdAt: z.string(),
        expiresAt: z.string(),
        address: z.string(),
        userAgent: z.string(),
      }),
    ),
    apiKeys: z.array(apiKey),
  }),
})

export const revokeUserKey = defineCall({
  method: 'POST',
  path: '/api/admin/apiKey/revoke',
  summary: '撤销用户的一个 API 密钥',
  access,
  request: z.object({ userId: id, id }),
  reply: none,
})

export const setRole = defineCall({
  method: 'POST',
  path: '/api/admin/user/role',
  summary: '设置用户角色',
  access,
  request: z.object({ userId: id, roleId: role }),
  reply: none,
})

/** Days inclusive, in Asia/Shanghai. */
export const grantMembership = defineCall({
  method: 'POST',
  path: '/api/admin/membership/grant',
  summary: '授予会员',
  access,
  request: z.object({
    userId: id,
    roleId: wireInt(1, 99).refine(value => value === 2 || value === 17, '会员角色应为 2 或 17'),
    from: blankable(plainDay('日期格式应为 yyyy-MM-dd')),
    until: plainDay('日期格式应为 yyyy-MM-dd'),
    note: z.string().max(200).default(''),
  }),
  reply: z.object({ id: z.string() }),
})

export const endMembership = defineCall({
  method: 'POST',
  path: '/api/admin/membership/end',
  summary: '终止会员',
  access,
  request: z.object({ id }),
  reply: none,
})

/** An empty `daily` returns the user to the table of the role. */
export const setQuota = defineCall({
  method: 'POST',
  path: '/api/admin/quota/set',
  summary: '为用户单独设置每日配额',
  access,
  request: z.object({
    userId: id,
    kind: z.enum(['search', 'detail', 'report']),
    daily: blankable(wireInt(0, 1_000_000)),
  }),
  reply: none,
})

/** `id` of one session, or `all` with the user's id. */
export const endSessions = defineCall({
  method: 'POST',
  path: '/api/admin/session/revoke',
  summary: '结束用户的会话',
  access,
  request: z.object({ userId: id, id: z.string().min(1).max(40) }),
  reply: z.object({ revoked: z.number() }),
})

const auditFilter = {
  userId: z.string().max(40).default(''),
  event: z.string().max(60).default(''),
  keyword: z.string().max(100).default(''),
  startDate: blankable(plainDay('日期格式应为 yyyy-MM-dd')),
  endDate: blankable(plainDay('日期格式应为 yyyy-MM-dd')),
}

export const listAudit = defineCall({
  method: 'GET',
  path: '/api/admin/audit/page',
  summary: '审计日志',
  access,
  request: z.object({ ...auditFilter, ...page }),
  reply: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        at: z.string(),
        userId: z.string(),
        loginName: z.string(),
        event: z.string(),
        eventName: z.string(),
        address: z.string(),
        requestId: z.string(),
        detail: z.string(),
      }),
    ),
    count: z.number(),
    events: z.array(z.object({ event: z.string(), name: z.string() })),
  }),
})

/** UTF-8 with byte order mark; the newest 50,000 rows of the filter. */
export const exportAudit = defineCall({
  method: 'GET',
  path: '/api/admin/audit/export',
  summary: '导出审计日志（CSV）',
  access,
  request: z.object(auditFilter),
  reply: z.object({ fileName: z.string(), content: z.string(), rows: z.number() }),
})
