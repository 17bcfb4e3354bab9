import * as z from 'zod'
import { defineCall } from '../call.ts'
import { classificationLimits as limits, pageSizes } from '../limits.ts'
import { keyOf, wireInt } from '../wire.ts'

export const chinaStates = {
  on: '管制中',
  suspended: '暂停实施',
  'not-yet': '尚未生效',
  verify: '暂停期已过，须核实',
} as const

const state = keyOf(chinaStates)

const notice = z.object({
  notice: z.string(),
  subject: z.string(),
  from: z.string(),
  suspendedFrom: z.string(),
  suspendedTo: z.string(),
  codes: z.array(z.string()),
  state,
  stateName: z.string(),
})

export const licenceKindNames = {
  quota: '凭配额证明申领出口许可证',
  tender: '凭配额招标中标证明申领出口许可证',
  licence: '申领出口许可证',
} as const

/** Goods of 出口许可证管理货物目录, another duty than that of dual use. */
const licenceGoods = z.object({
  goods: z.string(),
  kind: keyOf(licenceKindNames),
  kindName: z.string(),
  /** Destinations to which the quota holds, '' where to all or where there is none. */
  quotaTo: z.string(),
  condition: z.string(),
  /** The first customs codes that were met; how many there are. */
  codes: z.array(z.string()),
  codeCount: z.number(),
  citation: z.string(),
  from: z.string(),
  to: z.string(),
})

/** 两用物项出口管制清单 by name, customs code, code or notice, with what follows for an exporter. */
export const searchChinaControl = defineCall({
  method: 'GET',
  path: '/api/china/control/search',
  summary: '查中国两用物项出口管制和出口许可证管理货物：按中英文名称、税号、管制编码或公告号',
  access: 'public',
  request: z.object({
    keyword: z.string().trim().max(limits.name).default(''),
    page: wireInt(1, 10_000).default(1),
    pageSize: wireInt(1, 200).default(pageSizes.list),
  }),
  reply: z.object({
    data: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        titleEn: z.string(),
        industry: z.string(),
        type: z.string(),
        reason: z.string(),
        hs: z.array(z.string()),
        state,
        stateName: z.string(),
        citation: z.string(),
        from: z.string(),
        notices: z.array(notice),
        /** By which word, code or notice it was found; '' where nothing was asked for. */
        why: z.string(),
      }),
    ),
    count: z.number(),
    notices: z.array(notice),
    licenceGoods: z.array(licenceGoods),
    /** What an exporter owes, and the catch-all that reaches what is not listed. */
    duties: z.array(z.object({ text: z.string(), citation: z.string() })),
    /** Day whose states are told. */
    date: z.string(),
    /** Day of the newest text that is held. */
    factsDay: z.string(),
  }),
})
