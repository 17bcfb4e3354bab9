import { ownershipRegimes, ownershipStates } from '@maojian/domain/vocabulary/ownership'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { ownershipLimits } from '../limits.ts'
import { absentable } from '../wire.ts'

const party = z
  .string('应为非空文本')
  .refine(text => text.trim() !== '', '应为非空文本')
  .max(ownershipLimits.name, `不得超过 ${ownershipLimits.name} 个字符`)

const day = z.iso.date('应为真实的日期 yyyy-MM-dd')

const percentText = '应为 0 到 100 的数（百分比），不知道时写 null'

const percent = z
  .number(percentText)
  .min(0, percentText)
  .max(100, percentText)
  .refine(value => value === 0 || value >= 1e-12, '不得小于 1e-12（0 除外）')

const note = absentable(z.string('应为文本').max(500, '不得超过 500 个字符'))

const edgeFields = {
  owner: party,
  percent: percent.nullish().transform(value => value ?? null),
  /** First and last day, inclusive. */
  since: absentable(day),
  until: absentable(day),
  source: note,
  /** Control beside or without shares: 协议控制（VIE）, 代持, 董事会多数, 普通合伙人. */
  control: note,
}

interface Period {
  readonly since?: string | undefined
  readonly until?: string | undefined
}

const isInOrder = ({ since, until }: Period): boolean =>
  since === undefined || until === undefined || since <= until

const outOfOrder = { path: ['until'], message: '不得早于 since' }

/** Who holds how much of whom: null or left out = nobody tells how much. */
const edge = z.strictObject({ ...edgeFields, owned: party }).refine(isInOrder, outOfOrder)

/** The same beside an end user, who is meant where nobody says who is owned. */
export const ownerRows = z
  .array(
    z.strictObject({ ...edgeFields, owned: absentable(party) }).refine(isInOrder, outOfOrder),
    '应为股东的列表',
  )
  .max(ownershipLimits.owners, `不得超过 ${ownershipLimits.owners} 条`)

const regimeText = `应为 ${ownershipRegimes.join('、')} 之一`

const listed = z.strictObject({
  party,
  regimes: z
    .array(z.enum(ownershipRegimes, regimeText), `应为列表，各项${regimeText}`)
    .min(1, `不得为空，各项${regimeText}`),
})

const regimeAnswer = z.object({
  state: z.enum(ownershipStates),
  /** Summed shares of blocked owners, percent. */
  low: z.number(),
  high: z.number(),
  /** Owner first, strongest first. */
  paths: z.array(z.array(z.string())),
  reason: z.string(),
})

/** Whether listed parties stand behind a party, under each regime's rule of the day; nothing stored is used. */
export const traceOwnership = defineCall({
  method: 'POST',
  path: '/api/ownership',
  summary: '股权穿透：列名方合计持股与各制度的结论',
  access: 'session',
  apiKey: true,
  tool: 'ownership',
  request: z.strictObject({
    edges: z
      .array(edge, '应为持股关系的列表')
      .max(ownershipLimits.edges, `不得超过 ${ownershipLimits.edges} 条`),
    listed: z
      .array(listed, '应为列名方的列表')
      .max(ownershipLimits.listed, `不得超过 ${ownershipLimits.listed} 个`),
    target: party,
    /** Today by default. */
    date: absentable(day),
  }),
  reply: z.object({
    target: z.string(),
    date: z.string(),
    regimes: z.object({
      ofac: regimeAnswer,
      eu: regimeAnswer,
      uk: regimeAnswer,
      bis: regimeAnswer,
      cn: regimeAnswer,
    }),
  }),
})
