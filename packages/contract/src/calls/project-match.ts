import * as z from 'zod'
import { defineCall } from '../call.ts'
import { pageSizes } from '../limits.ts'
import { blankable, wireInt } from '../wire.ts'
import { decisionReason } from './decision.ts'
import { partyType } from './hit-shape.ts'
import { jsonText } from './licence-answers.ts'
import * as rows from './project-rows.ts'

export const rowId = z.string().regex(/^E[0-9a-f]{24}$/, '行编号有误')
const objects = '/api/risk/project/transaction/object'

/** Listed parties of one partner that are shown and decided on. */
export const mostMatches = 200

/** A listed party that a typed name may mean. */
export const suggested = z.object({
  id: z.string(),
  name: z.string(),
  riskLevel: z.literal([0, 1, 2]),
  nameZh: z.string(),
  type: partyType,
  typeName: z.string(),
  country: z.string(),
  lists: z.array(z.string()),
  score: z.number(),
  reason: z.string(),
})

const match = z.object({
  ...suggested.shape,
  /** The newest decision on it in words; empty: none. */
  decided: z.string(),
  /** Names that decision to whoever decides after it; 0 for none. */
  sequence: z.number(),
})

export const matchProjectObject = defineCall({
  method: 'GET',
  path: `${objects}/match`,
  summary: '交易相对方可能对应的名单主体及已有判定，与该行的风险标记同一次筛查',
  access: 'session',
  request: z.object({
    id: rowId,
    page: wireInt(1, 100_000).default(1),
    pageSize: wireInt(1, mostMatches).default(pageSizes.search),
  }),
  reply: z.object({
    /** Names who was screened; sent back by who decides. */
    subject: z.string(),
    count: z.number(),
    data: z.array(match),
  }),
})

/** What was decided of the listed parties that a partner's name may mean: one of them, or none of those that were shown. */
export const decideProjectObject = defineCall({
  method: 'POST',
  path: `${objects}/decide`,
  summary:
    '交易相对方的匹配判定：确认为某名单主体，或所展示的均不是；即本机构的命中判定，须填理由，要求四眼时待复核后生效；该行或判定已被他人修改时答 204',
  access: 'session',
  request: z.object({
    id: rowId,
    /** As the matches named it. */
    subject: z.string().max(100),
    /** The listed party that it is; empty: none of those that were shown. */
    partyId: z.string().max(40).default(''),
    /** What was shown, each with the sequence of its decision; nothing else is decided. */
    shown: jsonText(
      z
        .array(z.object({ id: z.string().max(40), sequence: wireInt(0, Number.MAX_SAFE_INTEGER).default(0) }))
        .max(mostMatches, `一次最多判定 ${mostMatches} 个名单主体`),
    ),
    note: decisionReason,
    /** 12 months unless said. */
    reviewOn: blankable(z.iso.date()),
  }),
  reply: z.object({
    ...rows.partnerRow.shape,
    /** Matches that were not shown: nothing was decided of them. */
    unseen: z.number(),
  }),
})
