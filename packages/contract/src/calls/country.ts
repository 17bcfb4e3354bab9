import { chartColumns } from '@maojian/domain/vocabulary/chart-column'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { atMost, controlTexts, pageSizes } from '../limits.ts'
import { wireInt } from '../wire.ts'

const mark = z.enum(['1', ''])

const marks = z.object({
  cb1: mark,
  cb2: mark,
  cb3: mark,
  np1: mark,
  np2: mark,
  ns1: mark,
  ns2: mark,
  mt1: mark,
  rs1: mark,
  rs2: mark,
  fc1: mark,
  cc1: mark,
  cc2: mark,
  cc3: mark,
  at1: mark,
  at2: mark,
})

export const chartRow = marks.extend({
  country: z.string(),
  name: z.string(),
  countryId: z.string(),
  remark: z.string(),
  footnotes: z.array(z.number()),
  riskLevel: z.union([z.literal(0), z.literal(1), z.literal(2)]),
})

const footnote = z.object({
  number: z.number(),
  text: z.string(),
  textEn: z.string(),
  citation: z.string(),
})

const chart = z.object({
  data: z.array(chartRow),
  footnotes: z.array(footnote),
  /** Columns to highlight. */
  highlight: z.array(z.enum(chartColumns)),
  asOf: z.string(),
})

export const listChart = defineCall({
  method: 'GET',
  path: '/api/risk/cccList',
  summary: '国别表全部行与脚注',
  access: 'public',
  request: z.object({}),
  reply: chart,
})

export const listChartFor = defineCall({
  method: 'POST',
  path: '/api/eccn/ccc/list',
  summary: '国别表，并指出要突出的列',
  access: 'public',
  request: z.object({
    code: z.string().trim().max(20).default(''),
    eccn: z.string().trim().max(40).optional(),
  }),
  reply: chart,
})

export const groupRow = z.object({
  nameCn: z.string(),
  name: z.string(),
  countryId: z.string(),
  a1: mark,
  a2: mark,
  a3: mark,
  a4: mark,
  a5: mark,
  a6: mark,
  b: mark,
  d1: mark,
  d2: mark,
  d3: mark,
  d4: mark,
  d5: mark,
  e1: mark,
  e2: mark,
})

const riskLevel = z.union([z.literal(0), z.literal(1), z.literal(2)])

const basis = z.object({ level: riskLevel, text: z.string(), citation: z.string() })

export const sensitiveRow = z.object({
  countryId: z.string(),
  nameCn: z.string(),
  name: z.string(),
  riskLevel,
  description: z.string(),
  bases: z.array(basis),
})

const byCountry = z.object({
  countryId: z.string().trim().min(1, controlTexts.destination).max(60, atMost('目的国家', 60)),
})

/** Everything known of one destination: the card of the destination screens. */
export const getChartRow = defineCall({
  method: 'GET',
  path: '/api/risk/ccc/detail',
  summary: '一个目的地的国别表行、国家组与敏感情况',
  access: 'public',
  request: byCountry,
  reply: z.object({
    row: chartRow,
    groups: z.array(z.object({ code: z.string(), name: z.string(), from: z.string(), citation: z.string() })),
    footnotes: z.array(footnote),
    sensitive: sensitiveRow,
    verdict: z.string(),
    asOf: z.string(),
  }),
})

const groupLetters = ['a', 'b', 'd', 'e'] as const
export type GroupLetter = (typeof groupLetters)[number]

const pageOfGroup = (letter: GroupLetter) =>
  defineCall({
    method: 'POST',
    path: `/api/risk/sensitive/country/group/${letter}/page`,
    summary: `国家组 ${letter.toUpperCase()}`,
    access: 'public',
    request: z.object({
      page: wireInt(1, 1000).default(1),
      pageSize: wireInt(1, 300).default(pageSizes.countryGroup),
      keyword: z.string().trim().max(60).default(''),
    }),
    reply: z.object({ data: z.array(groupRow), count: z.number() }),
  })

export const pageGroupA = pageOfGroup('a')
export const pageGroupB = pageOfGroup('b')
export const pageGroupD = pageOfGroup('d')
export const pageGroupE = pageOfGroup('e')

const found = <T extends z.ZodType>(row: T) => z.array(row).nullable()

export const searchCountries = defineCall({
  method: 'POST',
  path: '/api/risk/country/search',
  summary: '目的国家查询：国别表与国家组',
  access: 'public',
  request: z.object({
    keyword: z
      .string(controlTexts.destination)
      .trim()
      .min(1, controlTexts.destination)
      .max(60, atMost('目的国家', 60)),
  }),
  reply: z.object({
    ccc: found(chartRow),
    groupA: found(groupRow),
    groupB: found(groupRow),
    groupD: found(groupRow),
    groupE: found(groupRow),
  }),
})

export const listSensitive = defineCall({
  method: 'GET',
  path: '/api/risk/sensitiveCountry/list',
  summary: '敏感国家和地区',
  access: 'public',
  request: z.object({}),
  reply: z.array(sensitiveRow),
})

export const getSensitive = defineCall({
  method: 'POST',
  path: '/api/risk/sensitiveCountry/detail',
  summary: '敏感国家和地区详情',
  access: 'public',
  request: byCountry,
  reply: sensitiveRow,
})

export const listCountries = defineCall({
  method: 'GET',
  path: '/api/dic/country',
  summary: '国家和地区选项',
  access: 'public',
  request: z.object({}),
  reply: z.array(
    z.object({
      id: z.string(),
      nameCn: z.string(),
      name: z.string(),
      /** Goods can be sent there, but nobody is of it: an occupied region of a country. */
      onlyDestination: z.boolean(),
    }),
  ),
})
