import * as z from 'zod'
import { defineCall } from '../call.ts'
import { pageSizes } from '../limits.ts'
import { blankable, keyOf, wireInt } from '../wire.ts'
import { jsonText } from './licence-answers.ts'

export const decisionAnswers = { yes: '是同一主体', no: '不是同一主体', unclear: '不能确定' } as const
export const decisionStates = {
  proposed: '待复核',
  standing: '生效',
  lapsed: '已到期',
  replaced: '已被取代',
  withdrawn: '已撤销',
} as const

/** What happened to a decision; each is sealed in the chain of records. */
export const decisionChanges = {
  made: '作出',
  approved: '复核',
  withdrawn: '撤销',
  replaced: '被取代',
  moved: '随成员加入机构迁入',
  earlier: '补封',
} as const

const same = keyOf(decisionAnswers)
/** Why somebody decided so, wherever it is decided. */
export const decisionReason = z.string().trim().min(1, '请填写理由').max(500, '理由最多 500 个字符')
const id = z.string().regex(/^D[0-9a-f]{24}$/, '判定编号有误')

export const decision = z.object({
  id: z.string(),
  subject: z.string(),
  partyId: z.string(),
  party: z.string(),
  same,
  sameName: z.string(),
  reason: z.string(),
  state: keyOf(decisionStates),
  stateName: z.string(),
  author: z.string(),
  decidedAt: z.string(),
  /** Last day on which it counts. */
  reviewOn: z.string(),
  approvedBy: z.string(),
  endedBy: z.string(),
  endReason: z.string(),
  /** Names this one to whoever decides after it. */
  sequence: z.number(),
})

/** Whoever was screened, as it was asked; a decision is about him and one listed party. */
const screened = {
  name: z.string().trim().min(1, '请填写被筛查者的名称').max(300),
  country: z.string().max(60).optional(),
  birthDate: z.string().max(10).optional(),
}

export const decideHit = defineCall({
  method: 'POST',
  path: '/api/decision/decide',
  summary: '判定命中是否为同一主体；他人已先判定时答 204 并带回其判定',
  access: 'session',
  request: z.object({
    ...screened,
    partyId: z.string().max(64),
    same,
    reason: decisionReason,
    /** 12 months unless said. */
    reviewOn: blankable(z.iso.date()),
    /** Sequence of the decision that was seen; 0 for none. */
    previous: wireInt(0, 1_000_000).default(0),
  }),
  reply: decision,
})

/** Rows of a batch that can be decided on at once: a page of them. */
export const mostDecidedRows = 200

export const decideRows = defineCall({
  method: 'POST',
  path: '/api/decision/decideRows',
  summary: '对批量筛查的多行作同一判定，每行针对其名单主体；他人已先判定的行保留其判定并列出',
  access: 'session',
  request: z.object({
    batchId: z.string().regex(/^B[0-9a-f]{24}$/, '批次编号有误'),
    rows: jsonText(
      z
        .array(
          z.object({
            line: wireInt(1, 10_000_000),
            /** Sequence of the decision that was seen; 0 for none. */
            previous: wireInt(0, 1_000_000).default(0),
          }),
        )
        .max(mostDecidedRows, `一次最多判定 ${mostDecidedRows} 行`),
    ),
    same,
    reason: decisionReason,
    /** 12 months unless said. */
    reviewOn: blankable(z.iso.date()),
  }),
  reply: z.object({
    saved: z.number(),
    changedElsewhere: z.array(z.object({ line: z.number(), decision })),
  }),
})

export const listDecisions = defineCall({
  method: 'GET',
  path: '/api/decision/list',
  summary: '本机构的命中判定',
  access: 'session',
  request: z.object({
    keyword: z.string().trim().max(300).optional(),
    state: blankable(z.enum(['proposed', 'standing', 'replaced', 'withdrawn'])),
    partyId: z.string().max(64).optional(),
    page: wireInt(1, 100_000).default(1),
    pageSize: wireInt(1, 200).default(pageSizes.list),
  }),
  reply: z.object({
    /** Whether the caller may be the second who looks. */
    data: z.array(decision.extend({ mayApprove: z.boolean() })),
    count: z.number(),
    fourEyes: z.boolean(),
  }),
})

export const approveDecision = defineCall({
  method: 'POST',
  path: '/api/decision/approve',
  summary: '复核判定（所有者或复核人，不能复核自己的判定）',
  access: 'session',
  request: z.object({ id }),
  reply: decision,
})

export const withdrawDecision = defineCall({
  method: 'POST',
  path: '/api/decision/withdraw',
  summary: '撤销判定；该命中重新按得分计入',
  access: 'session',
  request: z.object({ id, reason: decisionReason }),
  reply: decision,
})

export const setFourEyes = defineCall({
  method: 'POST',
  path: '/api/decision/fourEyes',
  summary: '判定是否须经第二人复核（所有者）',
  access: 'session',
  request: z.object({ fourEyes: z.coerce.number().int().min(0).max(1) }),
  reply: z.object({ fourEyes: z.boolean() }),
})
