import type { confirmProjectReport as call } from '@maojian/contract/calls/project-report'
import { dealVerdicts, listsSaid, reviewDecisions } from '@maojian/contract/project-rules'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'
import { keysOf, maskedName } from '../evidence/entry.ts'
import { digestOf, saidText } from './report-proof.ts'
import { findReportByToken } from './report-store.ts'

/** Says of a report that it is ours and unaltered, to anybody who holds it; its contents stay with its organisation. */
export const confirmProjectReport: Verb<typeof call> = async ({ db, config, now }, { token }) => {
  const row = await findReportByToken(db, token)
  if (!row?.found) throw new Fault(404, '没有这份报告，或核验码有误')
  const keys = await keysOf(config, now)
  const text = saidText(row)
  const { answer, findings } = row.found
  const count = (level: 1 | 2): number => findings.filter(one => one.level === level).length
  return {
    number: row.number,
    maskedName: maskedName(row.asked.name),
    checkTime: row.checked_at ? shanghaiMinute(row.checked_at) : '',
    verdict: answer.verdict,
    verdictName: dealVerdicts[answer.verdict],
    highRiskCount: count(1),
    middleRiskCount: count(2),
    reviewName: reviewDecisions[row.decision],
    snapshotId: answer.lists.snapshot,
    rulesOf: answer.rulesOf,
    rulesUpTo: answer.rulesUpTo,
    warning: listsSaid(answer.open),
    digest: row.digest,
    intact: digestOf(text) === row.digest && keys.verify(row.key_id, text, row.signature),
  }
}
