import * as z from 'zod'
import { isLongerThan } from '../account-rules.ts'
import { defineCall } from '../call.ts'
import { keyOf } from '../wire.ts'
import { atMost } from '../limits.ts'
import { projectLimits, reviewDecisions } from '../project-rules.ts'
import { checkDeal } from './deal.ts'

const reportId = z.string().regex(/^R[0-9a-f]{24}$/, '报告编号有误')
const decision = keyOf(reviewDecisions)

const counts = z.object({ highCount: z.number(), middleCount: z.number() })

const warningRow = z.object({
  title: z.string(),
  riskLevel: z.literal([0, 1, 2]),
  /** What it asks in a word; '' where its rule does not tell. */
  word: z.string(),
  why: z.string(),
  source: z.string(),
  citation: z.string(),
  /** Part that the subject plays: role of a partner, type of a bank. */
  type: z.string().optional(),
})
const category = z.object({ title: z.string(), warningList: z.array(warningRow) })

const categories = z.object({
  itemWarning: category,
  countryWarning: category,
  endUseWarning: category,
  logisticsWarning: category,
  endUserWarning: category,
  settlementWarning: category,
})

const change = z.object({ title: z.string(), why: z.string(), riskLevel: z.literal([1, 2]) })

const review = z.object({
  decision,
  decisionName: z.string(),
  reviewer: z.string(),
  reviewedAt: z.string(),
  reason: z.string(),
})

const {
  shape: { open, notes, lists, rulesOf, rulesUpTo, verdict },
} = checkDeal.reply

export const projectReport = z.object({
  reportId: z.string(),
  number: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  summary: z.string(),
  author: z.string(),
  checkTime: z.string(),
  /** A report never changes once it is done. */
  state: z.enum(['running', 'done', 'failed']),
  progress: z.object({ done: z.number(), total: z.number(), note: z.string() }),
  verdict,
  /** The verdict with what is gravest. */
  headline: z.string(),
  highRiskCount: z.number(),
  middleRiskCount: z.number(),
  warningSummaryList: z.array(
    z.object({
      title: z.string(),
      itemRisk: counts,
      countryRisk: counts,
      endUserRisk: counts,
      endUseRisk: counts,
      logisticsRisk: counts,
      settlementRisk: counts,
    }),
  ),
  highWarning: categories,
  middleWarning: categories,
  allWarning: categories,
  open,
  notes,
  /** Against the report before; empty without one. */
  changes: z.object({
    previousNumber: z.string(),
    previousTime: z.string(),
    added: z.array(change),
    gone: z.array(change),
  }),
  lists,
  rulesOf,
  rulesUpTo,
  review,
  /** The caller may sign it off. */
  canReview: z.boolean(),
  /** SHA-256 of what the report says. */
  digest: z.string(),
  /** Where whoever holds the report confirms it; '' for one made before reports were signed. */
  verifyUrl: z.string(),
  history: z.array(z.object({ reportId: z.string(), number: z.string(), checkTime: z.string() })),
})

/** By the report's own id, or by the project's: its newest. */
export const getProjectReport = defineCall({
  method: 'POST',
  path: '/api/investigation/report/new',
  summary: '项目风险报告；按报告编号，或按项目编号取最新一份',
  access: 'session',
  request: z.object({
    reportId: z.string().regex(/^[PR][0-9a-f]{24}$/, '报告编号有误'),
  }),
  reply: projectReport,
})

export const exportProjectReport = defineCall({
  method: 'GET',
  path: '/api/risk/report/export',
  summary: '导出项目风险报告（PDF 或 DOCX）；未就绪时答 202',
  access: 'session',
  quota: 'report',
  answers: 'file',
  cookie: true,
  request: z.object({ reportId, format: z.enum(['pdf', 'docx']).default('pdf') }),
  reply: z.unknown(),
})

export const reviewProjectReport = defineCall({
  method: 'POST',
  path: '/api/risk/report/review',
  summary: '复核项目风险报告：放行、附条件放行或拒绝',
  access: 'session',
  request: z.object({
    reportId,
    decision: z.enum(['released', 'conditional', 'refused'], '请选择复核结论'),
    reason: z
      .string('请填写理由')
      .trim()
      .min(1, '请填写理由')
      .refine(value => !isLongerThan(value, projectLimits.note), atMost('理由', projectLimits.note)),
  }),
  reply: projectReport,
})

export const confirmProjectReport = defineCall({
  method: 'GET',
  path: '/api/risk/report/confirm',
  summary: '公开核验一份项目风险报告',
  access: 'public',
  request: z.object({ token: z.string().regex(/^[0-9a-f]{32}$/, '没有这份报告，或核验码有误') }),
  reply: z.object({
    number: z.string(),
    /** All but the first character of each word hidden. */
    maskedName: z.string(),
    checkTime: z.string(),
    verdict,
    verdictName: z.string(),
    highRiskCount: z.number(),
    middleRiskCount: z.number(),
    reviewName: z.string(),
    /** Whether the review that stands there is one that we signed, or none was made. */
    reviewIntact: z.boolean(),
    snapshotId: z.string(),
    rulesOf,
    rulesUpTo,
    /** What keeps the verdict from being clear by its lists; '' where nothing does. */
    warning: z.string(),
    digest: z.string(),
    /** Whether signature and content still agree; where they do not, nothing else is told. */
    intact: z.boolean(),
  }),
})
