import { noticeState } from '../../vocabulary/dated-state.ts'
import type { ControlFacts } from '../facts/control-facts.ts'
import { asks, assumes, noted, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { Question } from '../rule/question.ts'
import { isListed } from './cn-item.ts'

const id = 'cn.rare-earth'

/** 公告2025年第62号第一条: what is on no list needs a licence where the exporter knows that it serves rare earths abroad. */
export const rareEarthUse = (facts: ControlFacts, question: Question): readonly Finding[] => {
  const notice = facts.cnNotices.find(one => one.kind === 'knowing-use')
  if (notice === undefined || question.destination === 'CN' || isListed(facts, question)) return []
  const state = noticeState(notice, question.date)
  if (state === 'off') return []
  const basis: Basis = {
    stage: 'end_use',
    rule: 'cn-rare-earth',
    citation: `${notice.notice}；出口管制法第十二条；两用物项出口管制条例第十四条`,
    facts: { subject: notice.subjectZh, state },
  }
  const answer = question.facts?.[id]
  if (answer === 'no') return [noted({ ...basis, rule: 'cn-rare-earth-free' }, 'answered')]
  if (answer === 'unclear') return [asks(basis, id)]
  if (answer === undefined) return [assumes({ ...basis, rule: 'cn-rare-earth-untold' }, id)]
  return state === 'on'
    ? [requires(basis, { kind: 'answered' })]
    : [asks(basis, 'cn.verify.rare-earth', 'verify')]
}
