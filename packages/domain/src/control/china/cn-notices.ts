import type { CnNotice, ControlFacts } from '../facts/control-facts.ts'
import { asks, noted, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { Question } from '../rule/question.ts'
import { parseCnCode } from './cn-code.ts'
import { militaryNotice } from './military-notice.ts'
import { noticeState } from '../../vocabulary/dated-state.ts'

/** Notices against one destination: military users there, and items not to be licensed in principle or under closer scrutiny. */
export const cnNotices = (facts: ControlFacts, question: Question): readonly Finding[] => {
  if (question.china?.code?.trim().toLowerCase() === 'none') return []
  return facts.cnNotices
    .filter(notice => notice.destination === question.destination)
    .flatMap(notice =>
      notice.kind === 'military' ? militaryNotice(facts, question, notice) : destination(question, notice),
    )
}

const basisOf = (question: Question, notice: CnNotice, rule: string): Basis => ({
  stage: 'embargo',
  rule,
  citation: notice.notice,
  facts: { destination: question.destination, subject: notice.subjectZh, until: notice.suspendedTo ?? '' },
})

const destination = (question: Question, notice: CnNotice): readonly Finding[] => {
  const code = parseCnCode(question.china?.code ?? '')
  if (!code || !notice.codes.includes(code.base)) return []
  const state = noticeState(notice, question.date)
  const basis = basisOf(question, notice, 'cn-destination')
  if (state === 'on')
    return [requires(basis, { policy: notice.kind === 'scrutiny' ? 'case_by_case' : 'denial' })]
  return state === 'verify'
    ? [asks(basis, 'cn.verify.destination', 'verify')]
    : [noted({ ...basis, rule: 'cn-notice-suspended' })]
}
