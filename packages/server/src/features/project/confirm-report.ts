import type { confirmProjectReport as call } from '@maojian/contract/calls/project-report'
import { dealVerdicts, listsSaid, reviewDecisions } from '@maojian/contract/project-rules'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'
import { keysOf } from '../../signing/keys-of.ts'
import { maskedName } from '../evidence/entry.ts'
import { aloneReview, isReviewedAlone } from './may-review.ts'
import { brokenReview, isReportIntact, reviewSeal } from './report-proof.ts'
import { findReportByToken } from './report-store.ts'

const untold = {
  maskedName: '',
  checkTime: '',
  verdict: 'orange',
  verdictName: '',
  highRiskCount: 0,
  middleRiskCount: 0,
  reviewName: '',
  reviewIntact: false,
  snapshotId: '',
  rulesOf: '',
  warning: '',
  intact: false,
} as const

/** Says of a report that it is ours and unaltered, to anybody who holds it; an altered one says nothing else. */
export const confirmProjectReport: Verb<typeof call> = async ({ db, config, now }, { token }) => {
  const row = await findReportByToken(db, token)
  if (!row?.found) throw new Fault(404, '没有这份报告，或核验码有误')
  const keys = await keysOf(config, now)
  const { number, digest } = row
  if (!isReportIntact(row, keys)) return { ...untold, number, digest }
  const { answer, findings } = row.found
  const count = (level: 1 | 2): number => findings.filter(one => one.level === level).length
  const isBroken = reviewSeal(row, keys) === 'broken'
  const refused = isBroken ? brokenReview : (await isReviewedAlone(db, row)) ? aloneReview : ''
  return {
    number,
    maskedName: maskedName(row.asked.name),
    checkTime: row.checked_at ? shanghaiMinute(row.checked_at) : '',
    verdict: answer.verdict,
    verdictName: dealVerdicts[answer.verdict],
    highRiskCount: count(1),
    middleRiskCount: count(2),
    reviewName: refused === '' ? reviewDecisions[row.decision] : refused,
    reviewIntact: !isBroken,
    snapshotId: answer.lists.snapshot,
    rulesOf: answer.rulesOf,
    rulesUpTo: answer.rulesUpTo,
    warning: listsSaid(answer.open),
    digest,
    intact: true,
  }
}
