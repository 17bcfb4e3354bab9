import type { projectReport } from '@maojian/contract/calls/project-report'
import { pages } from '@maojian/contract/pages'
import { reviewDecisions } from '@maojian/contract/project-rules'
import { warningText } from '@maojian/domain/vocabulary/warning-kind'
import type * as z from 'zod'
import type { Context } from '../../http/context.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'
import { accountNames, publicUrl } from '../account/entry.ts'
import { keysOf } from '../../signing/keys-of.ts'
import { aloneReview, isReviewedAlone, reviewObstacle } from './may-review.ts'
import { reportHeadline } from './report-headline.ts'
import { brokenReview, needIntact, reviewSeal } from './report-proof.ts'
import { reportLines } from './report-store.ts'
import type { DealAnswer, Finding, FoundReport, ProjectReport } from './tables.ts'

export type ReportWire = z.output<typeof projectReport>
type Categories = ReportWire['allWarning']

const nothing: DealAnswer = {
  verdict: 'orange',
  warnings: [],
  open: [],
  notes: [],
  lists: { snapshot: '', engine: '', editions: [] },
  rulesOf: '',
}

const titles = {
  item: '交易物项',
  country: '目的国家',
  partner: '最终用户与交易相对方',
  endUse: '最终用途',
  logistics: '物流',
  settlement: '结算',
} as const satisfies Readonly<Record<Finding['section'], string>>

const category = (findings: readonly Finding[], section: Finding['section']) => ({
  title: titles[section],
  warningList: findings
    .filter(one => one.section === section)
    .map(({ title, level, why, source, citation, type, kind, effect }) => ({
      title,
      riskLevel: level,
      word: kind === undefined ? '' : warningText(kind, effect),
      why,
      source,
      citation,
      ...(type !== undefined && { type }),
    })),
})

const categoriesOf = (findings: readonly Finding[]): Categories => ({
  itemWarning: category(findings, 'item'),
  countryWarning: category(findings, 'country'),
  endUseWarning: category(findings, 'endUse'),
  logisticsWarning: category(findings, 'logistics'),
  endUserWarning: category(findings, 'partner'),
  settlementWarning: category(findings, 'settlement'),
})

const countsOf = (findings: readonly Finding[], section: Finding['section']) => {
  const own = findings.filter(one => one.section === section)
  return {
    highCount: own.filter(one => one.level === 1).length,
    middleCount: own.filter(one => one.level === 2).length,
  }
}

const summaryOf = (findings: readonly Finding[]): ReportWire['warningSummaryList'] => [
  {
    title: '预警数量',
    itemRisk: countsOf(findings, 'item'),
    countryRisk: countsOf(findings, 'country'),
    endUserRisk: countsOf(findings, 'partner'),
    endUseRisk: countsOf(findings, 'endUse'),
    logisticsRisk: countsOf(findings, 'logistics'),
    settlementRisk: countsOf(findings, 'settlement'),
  },
]

const changesOf = (found: FoundReport | null): ReportWire['changes'] => {
  const line = ({ title, why, level }: Finding) => ({
    title,
    why,
    riskLevel: level === 1 ? (1 as const) : (2 as const),
  })
  return {
    previousNumber: found?.previous?.number ?? '',
    previousTime: found?.previous?.time ?? '',
    added: (found?.added ?? []).map(line),
    gone: (found?.gone ?? []).map(line),
  }
}

const progressOf = async ({ jobs }: Context, { state, job_id }: ProjectReport) => {
  const job = state === 'running' ? await jobs.find(job_id) : undefined
  const isLost = job?.state === 'failed' || job?.state === 'cancelled'
  return {
    state: isLost ? ('failed' as const) : state,
    progress: { done: 0, total: 0, note: '', ...job?.progress },
  }
}

const reviewOf = (
  row: ProjectReport,
  names: Awaited<ReturnType<typeof accountNames>>,
  refused: string,
): ReportWire['review'] => ({
  decision: refused === '' ? row.decision : 'open',
  decisionName: refused === '' ? reviewDecisions[row.decision] : refused,
  reviewer:
    row.reviewer_id === null
      ? ''
      : `${names.get(row.reviewer_id) ?? ''}${row.reviewer_id === row.author_id ? '（填报人本人）' : ''}`,
  reviewedAt: row.reviewed_at ? shanghaiMinute(row.reviewed_at) : '',
  reason: row.reason,
})

const historyOf = async ({ db }: Context, projectId: string): Promise<ReportWire['history']> =>
  (await reportLines(db, [projectId]))
    .filter(line => line.state === 'done')
    .map(line => ({ reportId: line.id, number: line.number, checkTime: shanghaiMinute(line.created_at) }))

/**
 * A report as it is shown; while it runs, how far it is.
 * @throws Fault 409 where it is no longer what was signed
 */
export const reportWire = async (context: Context, row: ProjectReport): Promise<ReportWire> => {
  const keys = await keysOf(context.config, context.now)
  needIntact(row, keys)
  const seal = reviewSeal(row, keys)
  const isAlone = seal === 'sealed' && (await isReviewedAlone(context.db, row))
  const refused = seal === 'broken' ? brokenReview : isAlone ? aloneReview : ''
  const names = await accountNames(context.db, row.reviewer_id === null ? [] : [row.reviewer_id])
  const findings = row.found?.findings ?? []
  const { verdict, open, notes, lists, rulesOf, rulesUpTo } = row.found?.answer ?? nothing
  const level = (wanted: 1 | 2): Finding[] => findings.filter(one => one.level === wanted)
  const isOpen = row.state === 'done' && (seal !== 'sealed' || isAlone)
  const running = await progressOf(context, row)
  return {
    reportId: row.id,
    number: row.number,
    projectId: row.project_id,
    projectName: row.asked.name,
    summary: row.asked.summary,
    author: row.asked.author,
    checkTime: row.checked_at ? shanghaiMinute(row.checked_at) : '',
    ...running,
    verdict,
    headline: reportHeadline(verdict, findings),
    highRiskCount: level(1).length,
    middleRiskCount: level(2).length,
    warningSummaryList: summaryOf(findings),
    highWarning: categoriesOf(level(1)),
    middleWarning: categoriesOf(level(2)),
    allWarning: categoriesOf(findings),
    open: [...open],
    notes: [...notes],
    changes: changesOf(row.found),
    lists,
    rulesOf,
    rulesUpTo,
    review: reviewOf(row, names, refused),
    canReview: isOpen && (await reviewObstacle(context, row)) === undefined,
    digest: row.digest,
    verifyUrl:
      row.token === '' ? '' : `${publicUrl(context.config)}${pages.verifyReport.path}?token=${row.token}`,
    history: await historyOf(context, row.project_id),
  }
}
