import * as z from 'zod'
import { defineCall } from '../call.ts'
import { graphControls, graphModules } from '../graph-controls.ts'
import { blankable } from '../wire.ts'
import { enterpriseId, finding, riskSymbol } from './enterprise-shape.ts'

const found = z.object({
  id: z.string(),
  name: z.string(),
  kindName: z.string(),
  country: z.string(),
  riskSymbol,
  finding,
  /** Names the tie to the listed party nearest to it; '' where there is none or it is one. */
  relationId: z.string(),
  /** Holdings, offices, debts and other ties that are told. */
  relations: z.number(),
  sample: z.boolean(),
})

/** The enterprises that the graph holds for a listed party, or under a name exactly as given. */
export const findEnterprise = defineCall({
  method: 'POST',
  path: '/api/enterprise/find',
  summary: '企业图谱：按名单主体或名称查找已收录的企业',
  access: 'session',
  request: z
    .object({
      party: blankable(z.string().max(64, '名单主体编号最多 64 个字符')),
      name: blankable(z.string().trim().max(300, '名称最多 300 个字符')),
    })
    .refine(({ party, name }) => party !== undefined || name !== undefined, {
      path: ['name'],
      message: '请填写名称或名单主体编号',
    }),
  reply: z.array(found),
})

const member = z.object({
  id: z.string(),
  name: z.string(),
  kindName: z.string(),
  country: z.string(),
  /** Of the holding that ties it to the one above it. */
  percentText: z.string(),
  riskSymbol,
  finding,
  /** Lists that name it today; '' where none does. */
  lists: z.string(),
  /** The listed party that it is, '' where it is none. */
  partyId: z.string(),
  /** Names the tie to the listed party nearest to it; '' where there is none or it is one. */
  relationId: z.string(),
  sample: z.boolean(),
})

const circle = z.object({ rows: z.array(member), total: z.number() })

/** The group around an enterprise by the holdings that are told: who holds it, who is held beside it, whom it holds. */
export const groupBoard = defineCall({
  method: 'POST',
  path: '/api/enterprise/group',
  summary: '集团看板：母公司、兄弟公司与子公司及各自所在名单',
  access: 'session',
  request: z.object({ id: enterpriseId }),
  reply: z.object({
    self: member,
    parents: circle,
    /** Held by one of the parents too. */
    sisters: circle,
    daughters: circle,
    /** The graph holds shares of it or of others held by it. */
    held: z.boolean(),
  }),
})

/** Counts a control of a graph that was used (spec 000 §8): how often on a day, never by whom. */
export const trackLink = defineCall({
  method: 'POST',
  path: '/api/link',
  summary: '图谱操作统计：只按日计次，不记录使用者',
  access: 'session',
  request: z.object({
    clickTime: z.iso.datetime('clickTime 应为时间，如 2026-01-15T08:00:00Z'),
    eventCode: z.enum(graphControls, `eventCode 应为 ${graphControls.join('、')} 之一`),
    moduleCode: z.enum(graphModules, `moduleCode 应为 ${graphModules.join('、')} 之一`),
  }),
  reply: z.object({}),
})
