import type { ControlFacts } from '../facts/control-facts.ts'
import { asks, noted, nothing, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { Question } from '../rule/question.ts'

const id = 'cn.un-embargo'

/**
 * China carries out the comprehensive embargoes of the Security Council by notices that are not held: whatever the item,
 * it stays open until somebody has read them.
 */
export const unEmbargo = (
  facts: ControlFacts,
  { destination, facts: answers }: Question,
): readonly Finding[] => {
  const embargo = facts.sensitive.find(one => one.code === destination && one.basis === 'un-comprehensive')
  if (embargo === undefined) return nothing
  const basis: Basis = {
    stage: 'embargo',
    rule: 'cn-un-embargo',
    citation: `${embargo.citation}；两用物项出口管制条例第十条（四）`,
    facts: { destination },
  }
  if (answers?.[id] === 'yes') return [requires(basis, { prohibits: true })]
  return answers?.[id] === 'no'
    ? [noted({ ...basis, rule: 'cn-un-embargo-free' }, 'answered')]
    : [asks(basis, id)]
}
