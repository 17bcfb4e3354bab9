import type { ControlFacts } from '../facts/control-facts.ts'
import { asks, noted, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { Question } from '../rule/question.ts'
import { parseCnCode } from './cn-code.ts'
import { cnCitation } from './known-cn-code.ts'
import { isSuspended, noticeState } from '../../vocabulary/dated-state.ts'

/** Whether the item is taken for one of the list in later steps: a code in force, or not yet said. */
export const isListed = (facts: ControlFacts, question: Question): boolean => {
  const code = parseCnCode(question.china?.code ?? '')
  return code !== undefined && (facts.cnDualUse.get(code.base)?.from ?? '9999') <= question.date
}

/** 出口管制法第十二条第二款: a licence for every item of the list in force on the day; a declared 'none' goes on. */
export const cnItem = (facts: ControlFacts, question: Question): readonly Finding[] => {
  const text = question.china?.code?.trim() ?? ''
  const basis: Basis = {
    stage: 'classification',
    rule: 'cn-code-open',
    citation: '出口管制法第十二条第二款',
    facts: { code: text },
  }
  if (text === '') return [asks(basis, 'cn.code')]
  if (text.toLowerCase() === 'none')
    return [noted({ ...basis, rule: 'cn-not-listed' }, 'answered'), ...byCustoms(question, basis)]
  const code = parseCnCode(text)
  if (!code) return [asks({ ...basis, rule: 'cn-code-unreadable' }, 'cn.code')]
  if (isListed(facts, question))
    return [
      requires({
        ...basis,
        rule: 'cn-listed',
        facts: { code: text, base: code.base, levels: code.levels },
        citation: `出口管制法第十二条第二款；${cnCitation(facts, code.base)}`,
      }),
    ]
  return byNotice(facts, question, { ...basis, facts: { code: text, base: code.base } }, code.base)
}

/** A customs code that is printed beside a controlled code speaks against 'none' until somebody has looked. */
const byCustoms = ({ china, hsCode = '' }: Question, basis: Basis): readonly Finding[] => {
  const named = china?.customs ?? []
  if (named.length === 0) return []
  const codes = named.map(one => one.code).join('、')
  const state = [...new Set(named.map(one => one.stateZh))].join('')
  const citation = [...new Set(named.map(one => one.citation))].join('；')
  return [
    asks(
      { ...basis, rule: 'cn-customs-code', citation, facts: { hsCode, codes, state } },
      'cn.verify.customs',
      'verify',
    ),
  ]
}

/** Codes that stand only in a notice: in force, suspended, or to be verified after the suspension. */
const byNotice = (
  facts: ControlFacts,
  question: Question,
  basis: Basis,
  base: string,
): readonly Finding[] => {
  const notice = facts.cnNotices.find(one => one.kind === 'item' && one.codes.includes(base))
  if (!notice) return [asks({ ...basis, rule: 'cn-code-unknown' }, 'cn.code')]
  const state = noticeState(notice, question.date)
  const found: Basis = {
    ...basis,
    rule: 'cn-notice',
    citation: notice.notice,
    facts: { ...basis.facts, state, subject: notice.subjectZh, until: notice.suspendedTo ?? '' },
  }
  if (state === 'on') return [requires(found)]
  return state === 'verify'
    ? [asks(found, `cn.verify.${base}`, 'verify')]
    : [
        noted({
          ...found,
          rule:
            question.date < notice.from && !isSuspended(notice, question.date)
              ? 'cn-notice-not-yet'
              : 'cn-notice-suspended',
        }),
      ]
}
