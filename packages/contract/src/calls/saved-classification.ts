import * as z from 'zod'
import { defineCall } from '../call.ts'
import { atMost, classificationLimits as limits, controlTexts, pageSizes } from '../limits.ts'
import { keyOf, wireInt, wordList } from '../wire.ts'
import { pathQuestion } from './classification.ts'

export const classificationStates = { draft: '待复核', approved: '已复核', returned: '已退回' } as const
export const basisStates = { same: '事实未变', changed: '事实已变，须重新核对' } as const

const id = z.string('缺少分类编号').regex(/^K[0-9a-f]{24}$/, '分类编号有误')
const version = wireInt(1, 1_000_000)
const reason = (name: string) =>
  z.string(`请填写${name}`).trim().min(1, `请填写${name}`).max(limits.reason, atMost(name, limits.reason))
/** Ids of the answers chosen on the guided path, from its beginning. */
const answers = wordList(
  z.array(z.string().max(80), '应为所选答案的列表').max(limits.steps, `路径最多 ${String(limits.steps)} 步`),
)

const walkedStep = z.object({
  question: z.string(),
  answer: z.string(),
  /** The answers that were not chosen, each with the codes that were left with it. */
  left: z.array(z.string()),
})

const pathCode = z.object({ code: z.string(), title: z.string(), thresholds: z.string() })

/** Where the answers so far have led on the guided path; the next question, or the codes at its end. */
export const walkGuidedPath = defineCall({
  method: 'POST',
  path: '/api/classification/path',
  summary: '按行业和参数逐步缩小条目范围：给出已选答案，返回下一个问题或到达的编码',
  access: 'public',
  request: z.strictObject({ answers }),
  reply: z.object({
    steps: z.array(walkedStep),
    ask: pathQuestion.nullable(),
    codes: z.array(pathCode),
  }),
})

export const savedClassification = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  partNumber: z.string(),
  eccn: z.string(),
  title: z.string(),
  cnCode: z.string(),
  reason: z.string(),
  answers: z.array(z.string()),
  steps: z.array(walkedStep),
  state: keyOf(classificationStates),
  stateName: z.string(),
  author: z.string(),
  savedAt: z.string(),
  reviewer: z.string(),
  reviewedAt: z.string(),
  reviewReason: z.string(),
  /** Day of the facts on which it rests, and what the facts of today say otherwise. */
  factsDay: z.string(),
  basis: keyOf(basisStates),
  basisName: z.string(),
  changes: z.array(z.string()),
})

/** In a list it says whether whoever reads it may review it: not its author, and somebody who reviews. */
export const listedClassification = savedClassification.extend({ mayReview: z.boolean() })

export const saveClassification = defineCall({
  method: 'POST',
  path: '/api/classification/save',
  summary: '保存物项分类（新增，或按 id 与 version 修改；修改后须重新复核）',
  access: 'session',
  request: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    name: z.string('请填写产品名称').trim().min(1, '请填写产品名称').max(limits.name),
    partNumber: z.string().trim().max(120, atMost('料号', 120)).default(''),
    eccn: z.string(controlTexts.eccn).trim().min(1, controlTexts.eccn).max(40, atMost('ECCN 编码', 40)),
    cnCode: z.string().trim().max(20, atMost('管制编码', 20)).default(''),
    reason: reason('分类理由'),
    answers,
  }),
  reply: savedClassification,
})

export const listClassifications = defineCall({
  method: 'GET',
  path: '/api/classification/list',
  summary: '本机构保存的物项分类，与现行事实核对',
  access: 'session',
  request: z.object({
    keyword: z.string().trim().max(limits.name).default(''),
    page: wireInt(1, 100_000).default(1),
    pageSize: wireInt(1, 200).default(pageSizes.list),
  }),
  reply: z.object({ data: z.array(listedClassification), count: z.number() }),
})

export const reviewClassification = defineCall({
  method: 'POST',
  path: '/api/classification/review',
  summary: '复核物项分类（所有者或复核人，不能复核自己的分类）',
  access: 'session',
  request: z.strictObject({
    id,
    version,
    decision: z.enum(['approved', 'returned'], '应为 approved 或 returned'),
    reason: reason('复核意见'),
  }),
  reply: savedClassification,
})

export const copyClassification = defineCall({
  method: 'POST',
  path: '/api/classification/copy',
  summary: '复制物项分类，副本待复核',
  access: 'session',
  request: z.strictObject({ id }),
  reply: savedClassification,
})

export const recheckClassification = defineCall({
  method: 'POST',
  path: '/api/classification/recheck',
  summary: '确认分类在现行事实下仍成立：改按现行事实保存，并重新待复核',
  access: 'session',
  request: z.strictObject({ id, version }),
  reply: savedClassification,
})

export const removeClassification = defineCall({
  method: 'POST',
  path: '/api/classification/remove',
  summary: '删除本机构保存的物项分类',
  access: 'session',
  request: z.strictObject({ id }),
  reply: z.object({}),
})

export const downloadClassification = defineCall({
  method: 'GET',
  path: '/api/classification/record',
  summary: '下载分类记录（PDF 或 Word）；生成期间答 202，再次请求即可',
  access: 'session',
  quota: 'report',
  cookie: true,
  answers: 'file',
  request: z.object({ id, format: z.enum(['pdf', 'docx']).default('pdf') }),
  reply: z.unknown(),
})
