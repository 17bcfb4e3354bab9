import { rowVerdicts, type RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { pageSizes } from '../limits.ts'
import { blankable, keyOf, plainDay, wireInt } from '../wire.ts'

export const recordKinds = {
  search: '检索',
  batch: '批量筛查',
  determination: '许可判定',
  deal: '交易检查',
  decision: '命中判定',
} as const
export type RecordKind = keyof typeof recordKinds

const kind = keyOf(recordKinds)
const verdict = z.custom<RowVerdict>(code => Object.hasOwn(rowVerdicts, String(code)), 'verdict 有误')
export const recordId = z.string().regex(/^E[0-9a-f]{24}$/, '记录编号有误')

const recordFilter = {
  keyword: z.string().trim().max(300).optional(),
  kind: blankable(kind),
  verdict: blankable(z.enum(['1', '2', '0', '9'])),
  /** Number of the account. */
  operator: z.string().max(64).optional(),
  /** Days in Asia/Shanghai, both included. */
  startDate: blankable(plainDay('日期应为 yyyy-MM-dd')),
  endDate: blankable(plainDay('日期应为 yyyy-MM-dd')),
}

const recordRow = z.object({
  id: z.string(),
  at: z.string(),
  kind,
  kindName: z.string(),
  title: z.string(),
  verdict,
  verdictName: z.string(),
  hits: z.number(),
  /** Only sample data answered: nothing found is no conclusion. */
  warned: z.boolean(),
  operator: z.string(),
  snapshotId: z.string(),
  /** Position in its chain. */
  number: z.number(),
  seal: z.string(),
})

export const listRecords = defineCall({
  method: 'GET',
  path: '/api/evidence/record/list',
  summary: '本机构的检索记录',
  access: 'session',
  request: z.object({
    ...recordFilter,
    page: wireInt(1, 100_000).default(1),
    pageSize: wireInt(1, 200).default(pageSizes.list),
  }),
  reply: z.object({
    data: z.array(recordRow),
    count: z.number(),
    /** Who has screened, with how many records of the filter. */
    operators: z.array(z.object({ userId: z.string(), name: z.string(), records: z.number() })),
  }),
})

export const downloadRecords = defineCall({
  method: 'GET',
  path: '/api/evidence/record/file',
  summary: '导出检索记录（XLSX 或 CSV）',
  access: 'session',
  quota: 'report',
  cookie: true,
  answers: 'file',
  request: z.object({ ...recordFilter, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  reply: z.unknown(),
})

const foundParty = z.object({
  id: z.string(),
  name: z.string(),
  matchedName: z.string(),
  score: z.number(),
  /** 1 hit, 2 possible, 0 below the threshold. */
  level: z.union([z.literal(1), z.literal(2), z.literal(0)]),
  /** What was decided before: counted, open, dismissed. */
  state: z.string(),
  lists: z.string(),
  reason: z.string(),
})

const subject = z.object({
  name: z.string(),
  otherNames: z.array(z.string()),
  typeName: z.string(),
  countryName: z.string(),
  birthDate: z.string(),
  codes: z.array(z.string()),
  addresses: z.array(z.string()),
  verdict,
  verdictName: z.string(),
  /** Parties found in all; the best of them follow. */
  count: z.number(),
  hits: z.array(foundParty),
  near: z.array(foundParty),
})

const sealedDecision = z.object({
  id: z.string(),
  /** What happened to it. */
  changeName: z.string(),
  subject: z.string(),
  party: z.string(),
  partyId: z.string(),
  sameName: z.string(),
  reason: z.string(),
  stateName: z.string(),
  author: z.string(),
  decidedAt: z.string(),
  reviewOn: z.string(),
  approvedBy: z.string(),
  endedBy: z.string(),
  endReason: z.string(),
})

const listEdition = z.object({
  id: z.string(),
  name: z.string(),
  edition: z.string(),
  publishedOn: z.string(),
  entries: z.number(),
  starterData: z.boolean(),
  /** SHA-256 of its own official files, with a blank between two; '' for facts that ship with the product, or unknown. */
  digest: z.string(),
})

export const getRecord = defineCall({
  method: 'GET',
  path: '/api/evidence/record/detail',
  summary: '一条检索记录：所问、口径、名单版本、结果与最相近者',
  access: 'session',
  request: z.object({ id: recordId }),
  reply: z.object({
    record: recordRow,
    /** The contents were erased after the years of keeping. */
    erased: z.boolean(),
    /** Whether content and seal agree. */
    intact: z.boolean(),
    settings: z.array(z.object({ label: z.string(), value: z.string() })),
    engine: z.string(),
    warning: z.string(),
    /** Whether all names below the threshold, down to 60 points, were asked for. */
    nearAsked: z.boolean(),
    subjects: z.array(subject),
    /** What was decided on hits, as it was sealed. */
    decisions: z.array(sealedDecision),
    lists: z.array(listEdition),
    /** Lists of the product that were not imported, in words. */
    missing: z.string(),
    digest: z.string(),
    previousSeal: z.string(),
  }),
})

/** Says of every chain of the organisation whether it is whole. */
export const verifyRecords = defineCall({
  method: 'GET',
  path: '/api/evidence/verify',
  summary: '核对本机构检索记录的完整性：缺省只看各链最近的 500 条，all=1 时全部',
  access: 'session',
  request: z.object({ all: blankable(z.literal('1')) }),
  reply: z.object({
    intact: z.boolean(),
    /** Looked at. */
    records: z.number(),
    /** Of them those whose contents were erased in their time, as our signature says. */
    erased: z.number(),
    /** There are. */
    kept: z.number(),
    chains: z.number(),
    /** Decisions that were compared with what was sealed of them last. */
    decisions: z.number(),
    /** Of them those whose newest change is signed and not sealed yet. */
    waiting: z.number(),
    /** Of them those that stood before decisions were sealed, and the day on which they were sealed as they stood. */
    sealedLater: z.number(),
    sealedLaterOn: z.string(),
    checkedAt: z.string(),
    problems: z.array(z.string()),
  }),
})

const repeatedAnswer = z.object({ verdict, verdictName: z.string(), count: z.number() })

const repeatedSubject = z.object({
  name: z.string(),
  recorded: repeatedAnswer,
  /** On the editions of the record; absent where they are not to be had. */
  again: repeatedAnswer.optional(),
  today: repeatedAnswer,
  /** What was recorded came out again on the same editions. */
  isSame: z.boolean(),
  /** Today's answer is the recorded one. */
  isUnchanged: z.boolean(),
  /** Scores of each party in the three answers; absent where it is not among the hits. */
  parties: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      recorded: z.number().optional(),
      again: z.number().optional(),
      today: z.number().optional(),
    }),
  ),
})

/** Asked again until `state` is done: an index of former editions is made in a job. */
export const repeatRecord = defineCall({
  method: 'POST',
  path: '/api/evidence/record/repeat',
  summary: '按当时的名单版本和今天的名单重做一条检索记录，并列出差异',
  access: 'session',
  request: z.object({ id: recordId }),
  reply: z.object({
    state: z.enum(['preparing', 'done']),
    title: z.string(),
    detail: z.string(),
    /** standing · kept · rebuilt · gone: how the index of then was had. */
    manner: z.enum(['standing', 'kept', 'rebuilt', 'gone']).optional(),
    /** It is the index of then, bit by bit. */
    exact: z.boolean(),
    at: z.string(),
    subjects: z.array(repeatedSubject),
  }),
})
