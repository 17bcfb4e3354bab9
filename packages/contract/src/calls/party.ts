import * as z from 'zod'
import { defineCall } from '../call.ts'
import { atMost } from '../limits.ts'
import { forAdministrators } from '../roles.ts'
import { blankable, wireInt } from '../wire.ts'

const partyId = z
  .string()
  .trim()
  .regex(/^P\d{1,9}$/, '主体编号应为 P 加数字')
const number = wireInt(1, 2_147_483_647)
const reason = z.string().trim().min(2, '请填写理由').max(500, atMost('理由', 500))

/** Why entries of several lists are one party, and everything that was changed about it. */
export const getPartyHistory = defineCall({
  method: 'GET',
  path: '/api/party/history',
  summary: '主体由哪些名单条目归并而成、理由，以及合并、拆分、撤销的历史',
  access: 'session',
  request: z.object({ id: partyId }),
  reply: z.object({
    id: z.string(),
    entries: z.array(
      z.object({
        entry: z.number(),
        listName: z.string(),
        reference: z.string(),
        name: z.string(),
        listed: z.boolean(),
        reason: z.string(),
      }),
    ),
    merges: z.array(
      z.object({
        merge: z.number(),
        from: z.string(),
        into: z.string(),
        reason: z.string(),
        /** '' where the rules joined them. */
        by: z.string(),
        at: z.string(),
        undoneBy: z.string(),
        undoneAt: z.string(),
        undoneReason: z.string(),
      }),
    ),
    apart: z.array(
      z.object({
        apart: z.number(),
        entries: z.array(z.number()),
        reason: z.string(),
        by: z.string(),
        at: z.string(),
        endedBy: z.string(),
        endedAt: z.string(),
        endedReason: z.string(),
      }),
    ),
  }),
})

export const joinParties = defineCall({
  method: 'POST',
  path: '/api/party/join',
  summary: '人工合并两个主体（须写理由；以后每次更新都保持）',
  access: forAdministrators,
  request: z.object({ id: partyId, other: partyId, reason }),
  reply: z.object({ id: z.string() }),
})

export const setApart = defineCall({
  method: 'POST',
  path: '/api/party/apart',
  summary: '把若干名单条目从主体中拆出（须写理由；以后每次更新都保持）',
  access: forAdministrators,
  request: z.object({ id: partyId, entries: z.array(number).min(1, '请选择条目').max(200), reason }),
  reply: z.object({ id: z.string() }),
})

export const undoPartyChange = defineCall({
  method: 'POST',
  path: '/api/party/undo',
  summary: '撤销一次合并（merge）或一条拆分记录（apart）',
  access: forAdministrators,
  request: z
    .object({ merge: blankable(number), apart: blankable(number), reason })
    .refine(
      ({ merge, apart }) => (merge === undefined) !== (apart === undefined),
      '请指明一次合并或一条拆分记录',
    ),
  reply: z.object({}),
})
