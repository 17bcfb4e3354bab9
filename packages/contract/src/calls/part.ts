import * as z from 'zod'
import { defineCall } from '../call.ts'
import { atMost, batchLimits, controlTexts, pageSizes } from '../limits.ts'
import { forMembers } from '../roles.ts'
import { blankable, wireInt } from '../wire.ts'

/** Names of spec 001 first (id, code, name, manufacturer, eccn); what follows is ours. */
export const component = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  eccn: z.string(),
  /** The facts know the code: it has a page and can be determined. */
  known: z.boolean(),
  hts: z.string(),
  fileName: z.string(),
  line: z.number(),
  /** Day of the maker's file, and day it was imported. */
  publishedOn: z.string(),
  importedOn: z.string(),
  /** Of the caller's own organisation, not everybody's. */
  own: z.boolean(),
})

/**
 * One flow numbers the relation 0 name, 1 code; another 1 name, 2 code: the filled field decides, and only where both
 * are filled the number does (0 name, 2 code, 1 either).
 */
export const searchComponents = defineCall({
  method: 'POST',
  path: '/api/component/search',
  also: ['/api/risk/component/search'],
  summary: '组件（料号）查询：按名称或编码查制造商公布的 ECCN',
  access: 'public',
  request: z
    .object({
      name: z.string().trim().max(300, atMost('名称', 300)).default(''),
      code: z.string().trim().max(120, atMost('料号', 120)).default(''),
      relationType: blankable(wireInt(0, 2)),
      page: wireInt(1, 10_000).default(1),
      pageSize: wireInt(1, 200).default(pageSizes.search),
    })
    .refine(({ name, code }) => name !== '' || code !== '', '请输入料号或名称'),
  reply: z.object({ data: z.array(component), count: z.number(), ms: z.number() }),
})

const problem = z.object({
  line: z.number(),
  field: z.string(),
  text: z.string(),
  /** The row was not taken. */
  refused: z.boolean(),
})

/** The body is the file itself. */
export const uploadParts = defineCall({
  method: 'POST',
  path: '/api/part/upload',
  summary: '导入制造商公布的料号分类（请求体为 CSV、XLSX 或 JSON 文件本身，application/octet-stream）',
  access: forMembers,
  streamBytes: batchLimits.bytes,
  request: z.object({
    name: z.string().trim().min(1, '缺少文件名').max(200),
    maker: z.string().trim().max(200, atMost('制造商', 200)).default(''),
    publishedOn: blankable(z.iso.date(controlTexts.date)),
    /** 1: everybody's; only an administrator may say so. */
    shared: blankable(wireInt(0, 1)),
  }),
  reply: z.object({
    id: z.string(),
    rows: z.number(),
    unknown: z.number(),
    refused: z.number(),
    problems: z.array(problem),
    problemCount: z.number(),
    ms: z.number(),
  }),
})

export const listPartFiles = defineCall({
  method: 'GET',
  path: '/api/part/files',
  summary: '已导入的料号文件',
  access: forMembers,
  request: z.object({}),
  reply: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      rows: z.number(),
      unknown: z.number(),
      refused: z.number(),
      publishedOn: z.string(),
      importedAt: z.string(),
      /** Who brought it; empty: the operator. */
      author: z.string(),
      own: z.boolean(),
    }),
  ),
})

export const removePartFile = defineCall({
  method: 'POST',
  path: '/api/part/remove',
  summary: '删除本机构导入的料号文件及其料号',
  access: forMembers,
  request: z.object({ id: z.string().regex(/^C[0-9a-f]{24}$/, '文件编号有误') }),
  reply: z.object({}),
})
