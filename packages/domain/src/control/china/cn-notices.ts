import type { CnNotice, ControlFacts } from '../facts/control-facts.ts'
import { asks, noted, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { Question } from '../rule/question.ts'
import { parseCnCode } from './cn-code.ts'
import { goesOn } from '../party/takes-elsewhere.ts'
import { isPlaceOf, takerFrom } from './goes-to.ts'
import { militaryNotice } from './military-notice.ts'
import { noticeState } from '../../vocabulary/dated-state.ts'

/** Notices against one state: its military users, and items not to be licensed in principle or under closer scrutiny. */
export const cnNotices = (facts: ControlFacts, question: Question): readonly Finding[] => {
  if (question.china?.code?.trim().toLowerCase() === 'none') return []
  return facts.cnNotices.flatMap(notice => {
    if (notice.destination === undefined) return []
    return notice.kind === 'military'
      ? militaryNotice(facts, question, notice)
      : destination(facts, question, notice)
  })
}

const basisOf = (question: Question, notice: CnNotice, rule: string): Basis => ({
  stage: 'embargo',
  rule,
  citation: notice.notice,
  facts: {
    destination: question.destination,
    subject: notice.subjectZh,
    until: notice.suspendedTo ?? '',
    state: noticeState(notice, question.date),
  },
})

const destination = (facts: ControlFacts, question: Question, notice: CnNotice): readonly Finding[] => {
  const code = parseCnCode(question.china?.code ?? '')
  if (!code || !notice.codes.includes(code.base)) return []
  const state = notice.destination ?? ''
  if (isPlaceOf(facts, question.destination, state)) return sentThere(question, notice)
  return takerFrom(facts, question, state) === undefined ? [] : sentOn(question, notice)
}

const sentThere = (question: Question, notice: CnNotice): readonly Finding[] => {
  const state = noticeState(notice, question.date)
  const basis = basisOf(question, notice, 'cn-destination')
  if (state === 'on')
    return [requires(basis, { policy: notice.kind === 'scrutiny' ? 'case_by_case' : 'denial' })]
  return state === 'verify'
    ? [asks(basis, 'cn.verify.destination', 'verify')]
    : [noted({ ...basis, rule: 'cn-notice-suspended' })]
}

/** The notices reach whoever passes goods of Chinese origin on: one who is seated there and takes them elsewhere is asked. */
const sentOn = (question: Question, notice: CnNotice): readonly Finding[] => {
  if (noticeState(notice, question.date) === 'off') return []
  const basis = basisOf(question, notice, 'cn-goes-on')
  const told: Basis = { ...basis, facts: { ...basis.facts, country: notice.destination ?? '' } }
  const answer = question.facts?.[goesOn]
  if (answer === 'no') return [noted({ ...told, rule: 'cn-stays' }, 'answered')]
  return answer === 'yes' ? sentThere(question, notice) : [asks(told, goesOn)]
}
