import * as z from 'zod'
import { defineCall } from '../call.ts'

export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** Last characters of the key, to tell one from another. */
  hint: z.string(),
  createdAt: z.string(),
  /** Empty: never. */
  lastUsedAt: z.string(),
})

export const createApiKey = defineCall({
  method: 'POST',
  path: '/api/account/apiKey/create',
  summary: '创建 API 密钥；密钥只在此时给出一次',
  access: 'session',
  request: z.object({ name: z.string().trim().min(1, '请输入密钥名称').max(60, '密钥名称最多 60 个字符') }),
  reply: z.object({ ...apiKey.shape, key: z.string() }),
})

export const listApiKeys = defineCall({
  method: 'GET',
  path: '/api/account/apiKey/list',
  summary: '本账号有效的 API 密钥',
  access: 'session',
  request: z.object({}),
  reply: z.array(apiKey),
})

export const revokeApiKey = defineCall({
  method: 'POST',
  path: '/api/account/apiKey/revoke',
  summary: '撤销 API 密钥，立即失效',
  access: 'session',
  request: z.object({ id: z.string().max(64) }),
  reply: z.object({}),
})
