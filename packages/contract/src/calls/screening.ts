import { rowVerdicts, type RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { batchLimits, pageSizes } from '../limits.ts'
import { forMembers } from '../roles.ts'
import { blankable, keyOf, wireInt, wordList } from '../wire.ts'
import { decision } from './decision.ts'

export const batchStates = {
  draft: '待确认',
  queued: '排队中',
  running: '筛查中',
  done: '已完成',
  cancelled: '已取消',
  failed: '未完成',
} as const

const batchId = z.string().regex(/^B[0-9a-f]{24}$/, '批次编号有误')
const byId = z.object({ id: batchId })

const column = z.number().int().min(0)
/** Several stand as a list, the one that is read first ahead. */
const columns = z.union([column, z.array(column)])

const mapping = z.object({
  name: columns.optional(),
  type: column.optional(),
  country: column.optional(),
  birthDate: column.optional(),
  address: columns.optional(),
  identifiers: columns.optional(),
  reference: column.optional(),
})

export const batch = z.object({
  id: z.string(),
  /** Name of the file. */
  name: z.string(),
  /** Who submitted it. */
  author: z.string(),
  state: keyOf(batchStates),
  stateName: z.string(),
  rows: z.number(),
  screened: z.number(),
  hits: z.number(),
  possible: z.number(),
  clear: z.number(),
  /** Rows that had nothing to ask about. */
  unasked: z.number(),
  /** The batch whose rows it asks again; '' for a file of its own. */
  formerId: z.string(),
  /** Rows whose verdict or party differs from that batch. */
  changed: z.number(),
  /** Why it failed, in Chinese. */
  error: z.string(),
  /** Which state of the lists answered. */
  snapshotId: z.string(),
  /** What keeps 'nothing found' from being a conclusion; '' where nothing does. */
  warning: z.string(),
  createdAt: z.string(),
  startedAt: z.string(),
  finishedAt: z.string(),
})

export const batchDetail = z.object({
  batch,
  titles: z.array(z.string()),
  mapping,
  /** Sheets of the workbook that hold something and are not read. */
  /** Columns taken for names by what they hold: their titles are not known. */
  guessed: z.array(z.number()),
  unreadSheets: z.array(z.string()),
  encoding: z.string(),
  preview: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
})

/** The body is the file itself. */
export const uploadBatch = defineCall({
  method: 'POST',
  path: '/api/screening/batch/upload',
  summary: '提交待批量筛查的文件（请求体为 CSV 或 XLSX 文件本身，application/octet-stream）',
  access: forMembers,
  streamBytes: batchLimits.bytes,
  request: z.object({
    name: z.string().trim().min(1, '缺少文件名').max(200),
    /** Lines pasted into the page: name, country, own number, with titles only where the first line is nothing else. */
    pasted: blankable(z.literal('1', 'pasted 只能为 1')),
  }),
  reply: batchDetail,
})

export const listBatches = defineCall({
  method: 'GET',
  path: '/api/screening/batch/list',
  summary: '本机构的批量筛查',
  access: forMembers,
  request: z.object({
    page: wireInt(1, 100_000).default(1),
    pageSize: wireInt(1, 200).default(pageSizes.list),
  }),
  reply: z.object({ data: z.array(batch), count: z.number() }),
})

export const getBatch = defineCall({
  method: 'GET',
  path: '/api/screening/batch/detail',
  summary: '批量筛查的进度、列与预览',
  access: forMembers,
  request: byId,
  reply: batchDetail,
})

const position = wireInt(0, batchLimits.columns - 1)
const chosenColumn = blankable(position)
/** One column or several, with commas between. */
const chosenColumns = z.preprocess(
  value => (typeof value === 'number' ? [value] : value),
  wordList(z.array(position).max(batchLimits.columns)),
)

export const startBatch = defineCall({
  method: 'POST',
  path: '/api/screening/batch/start',
  summary:
    '按列的对应关系开始批量筛查；列号从 0 开始，name、identifiers、address 可为以逗号分隔的多列，先读的在前',
  access: forMembers,
  request: z.object({
    id: batchId,
    name: chosenColumns,
    type: chosenColumn,
    country: chosenColumn,
    birthDate: chosenColumn,
    address: chosenColumns,
    identifiers: chosenColumns,
    reference: chosenColumn,
  }),
  reply: batch,
})

export const repeatBatch = defineCall({
  method: 'POST',
  path: '/api/screening/batch/repeat',
  summary: '按最新名单重新筛查一个已完成或因故障未完成的批次，作为新的批次，并标出与上次不同的行',
  access: forMembers,
  request: byId,
  reply: batch,
})

export const cancelBatch = defineCall({
  method: 'POST',
  path: '/api/screening/batch/cancel',
  summary: '取消批量筛查；已完成的行保留',
  access: forMembers,
  request: byId,
  reply: batch,
})

export const deleteBatch = defineCall({
  method: 'POST',
  path: '/api/screening/batch/delete',
  summary: '删除批量筛查及其文件内容',
  access: forMembers,
  request: byId,
  reply: z.object({}),
})

const verdict = z.custom<RowVerdict>(code => Object.hasOwn(rowVerdicts, String(code)), 'verdict 有误')

export const listBatchResults = defineCall({
  method: 'GET',
  path: '/api/screening/batch/result',
  summary: '批量筛查的结果行，可按结论、名称、名单、处置与变化筛选',
  access: forMembers,
  request: z.object({
    id: batchId,
    verdict: blankable(z.enum(['1', '2', '0', '9'])),
    /** Part of the name, the own reference or the listed party's name. */
    keyword: z.string().trim().max(300).optional(),
    /** Short name of a list. */
    list: blankable(z.string().max(100)),
    /** 1: decided on, 0: a party was found and nobody has decided. */
    decided: blankable(z.enum(['1', '0'])),
    /** 1: only rows that differ from the batch whose rows are asked again. */
    changed: blankable(z.enum(['1'])),
    page: wireInt(1, 1_000_000).default(1),
    pageSize: wireInt(1, 200).default(pageSizes.list),
  }),
  reply: z.object({
    data: z.array(
      z.object({
        line: z.number(),
        name: z.string(),
        reference: z.string(),
        verdict,
        verdictName: z.string(),
        score: z.number(),
        hitCount: z.number(),
        partyId: z.string(),
        party: z.string(),
        partyZh: z.string(),
        /** Whether the enterprise graph holds an enterprise of the row's name. */
        inGraph: z.boolean(),
        matchedName: z.string(),
        lists: z.string(),
        /** What standing on them means for a deal; '' where nothing was found. */
        effect: z.string(),
        effectLevel: z.union([z.literal(0), z.literal(1), z.literal(2)]),
        reason: z.string(),
        /** What the earlier batch said, where that was something else. */
        formerVerdict: z.string(),
        formerParty: z.string(),
        /** The newest of the organisation on whom the row asked about and this party. */
        decision: decision.nullable(),
      }),
    ),
    count: z.number(),
    /** Lists of the whole batch with the rows in whose answer they stand. */
    lists: z.array(z.object({ name: z.string(), count: z.number() })),
    /** Why rows could not be asked, and how many for each reason. */
    unasked: z.array(z.object({ name: z.string(), count: z.number() })),
  }),
})

export const downloadBatch = defineCall({
  method: 'GET',
  path: '/api/screening/batch/file',
  summary: '下载批量筛查结果（XLSX 或 CSV）',
  access: forMembers,
  quota: 'report',
  cookie: true,
  answers: 'file',
  request: z.object({ id: batchId, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  reply: z.unknown(),
})

export const downloadBatchReport = defineCall({
  method: 'GET',
  path: '/api/screening/batch/report',
  summary:
    '下载批次报告（PDF、Word 或 XLSX）：封面、口径、名单版本、命中、可能与未筛查的行及处置；生成期间答 202',
  access: forMembers,
  quota: 'report',
  cookie: true,
  answers: 'file',
  request: z.object({ id: batchId, format: z.enum(['pdf', 'docx', 'xlsx']).default('pdf') }),
  reply: z.unknown(),
})
