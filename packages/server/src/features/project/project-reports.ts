import type * as calls from '@maojian/contract/calls/project-report'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { RawAnswer, Verb } from '../../http/route.ts'
import { keysOf } from '../../signing/keys-of.ts'
import { needWriter } from '../organisation/entry.ts'
import { answerDocument } from '../rendering/entry.ts'
import { isReviewedAlone, reviewObstacle } from './may-review.ts'
import { projectReportModel } from './project-report-model.ts'
import { findReport, setReview } from './report-store.ts'
import { needIntact, reviewSeal, reviewText } from './report-proof.ts'
import { reportWire } from './report-wire.ts'

export const getProjectReport: Verb<typeof calls.getProjectReport> = async (context, { reportId }) =>
  reportWire(context, await findReport(context.db, needUser(context), reportId))

/** The report as a document to keep: the same words as on the screen. */
export const exportProjectReport: Verb<typeof calls.exportProjectReport> = async (
  context,
  { reportId, format },
): Promise<RawAnswer> => {
  const row = await findReport(context.db, needUser(context), reportId)
  if (row.state !== 'done') throw new Fault(409, '报告尚未生成，请稍候再导出')
  const wire = await reportWire(context, row)
  return answerDocument(context, {
    key: `project report ${row.id} ${wire.review.decision} ${row.review_signature.slice(0, 24)}`,
    name: `风险报告-${row.asked.name}-${row.number}`.replace(/[\\/:*?"<>|]/gu, ' '),
    format,
    model: () => projectReportModel(wire, { operator: needUser(context).loginName, now: context.now }),
  })
}

/** Signs a report off, once, with a reason; by another than who filled it in where the organisation asks for it. */
export const reviewProjectReport: Verb<typeof calls.reviewProjectReport> = async (
  context,
  { reportId, decision, reason },
) => {
  const { db, now } = context
  const user = needUser(context)
  needWriter(user)
  const row = await findReport(db, user, reportId)
  const keys = await keysOf(context.config, now)
  needIntact(row, keys)
  const obstacle = await reviewObstacle(context, row)
  if (obstacle !== undefined) throw new Fault(403, obstacle)
  const said = { ...row, decision, reason, reviewer_id: user.id, reviewed_at: now }
  const review = {
    id: row.id,
    decision,
    reason,
    now,
    key_id: keys.activeId,
    signature: keys.sign(reviewText(said)),
    before: row.review_signature,
  }
  const isReviewed = reviewSeal(row, keys) === 'sealed' && !(await isReviewedAlone(db, row))
  if (isReviewed || !(await setReview(db, user, review))) throw new Fault(409, '该报告已复核，或尚未生成')
  return reportWire(context, await findReport(db, user, reportId))
}
