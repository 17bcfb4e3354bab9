import * as z from 'zod'
import { accountTexts } from '../account-rules.ts'
import { defineCall } from '../call.ts'
import { passwordDigest } from './account.ts'

const none = z.object({})
const code = z.string().max(20, accountTexts.codeWrong)

export const getProfile = defineCall({
  method: 'GET',
  path: '/api/user/profile',
  summary: '我的账户',
  access: 'session',
  request: none,
  reply: z.object({
    userId: z.string(),
    loginName: z.string(),
    realName: z.string(),
    company: z.string(),
    industry: z.string(),
    phone: z.string(),
    businessCard: z.string(),
    roleId: z.number(),
    roleName: z.string(),
    /** Empty: without end, or no membership. */
    membershipUntil: z.string(),
    hasPassword: z.boolean(),
    wechatBound: z.boolean(),
    createdAt: z.string(),
  }),
})

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/user/session/list',
  summary: '我的登录会话',
  access: 'session',
  request: none,
  reply: z.array(
    z.object({
      id: z.string(),
      current: z.boolean(),
      createdAt: z.string(),
      expiresAt: z.string(),
      address: z.string(),
      userAgent: z.string(),
    }),
  ),
})

export const revokeSession = defineCall({
  method: 'POST',
  path: '/api/user/session/revoke',
  summary: '结束我的一个会话；id 为 others 时结束其余全部',
  access: 'session',
  request: z.object({ id: z.string().min(1).max(40) }),
  reply: z.object({ revoked: z.number() }),
})

export const usageRow = z.object({
  kind: z.enum(['search', 'detail', 'report']),
  name: z.string(),
  /** null: without limit. */
  limit: z.number().nullable(),
  used: z.number(),
  left: z.number().nullable(),
})

export const getUsage = defineCall({
  method: 'GET',
  path: '/api/user/usage',
  summary: '今日用量与恢复时间',
  access: 'session',
  request: none,
  reply: z.object({
    day: z.string(),
    /** When the day's shares return. */
    resetsAt: z.string(),
    roleName: z.string(),
    /** What would lift the limits; empty when there are none. */
    unlock: z.string(),
    rows: z.array(usageRow),
    /** The one free single-item check of a new user, over all time. */
    freeItemCheck: z.object({ limit: z.number().nullable(), used: z.number(), left: z.number().nullable() }),
  }),
})

/**
 * Everything kept about this account, part by part, as a JSON file: { generatedAt, withheld, parts }. `withheld` names
 * the parts of the organisation that are not shown to this account.
 */
export const exportOwnData = defineCall({
  method: 'GET',
  path: '/api/user/export',
  summary: '导出我的数据（JSON 文件）',
  access: 'session',
  cookie: true,
  answers: 'file',
  request: none,
  reply: z.unknown(),
})

/** Proven by password, or by a phone code of kind 2 where the account has no password. All sessions end. */
export const closeAccount = defineCall({
  method: 'POST',
  path: '/api/user/close',
  summary: '注销账户（冷静期内再次登录即撤销）',
  access: 'session',
  request: z.object({ pwd: passwordDigest.optional(), phoneCode: code.optional() }),
  reply: z.object({
    /** The day the account is closed unless its owner logs in before. */
    closesAt: z.string(),
  }),
})
