import { noted, nothing } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { Context } from '../rule/context.ts'

/** What is done with the item, where that changes which rules reach it. */
export const activity = ({ question, destination }: Context): readonly Finding[] => {
  const basis: Basis = { stage: 'jurisdiction', rule: 'deemed', citation: '', facts: { destination } }
  if (question.activity === 'deemed')
    return [noted({ ...basis, citation: '734.13(a)(2), (b); 734.14(a)(2)' }, 'answered')]
  if (question.activity !== 'transfer' && question.activity !== 'reexport') return nothing
  const citation = question.activity === 'transfer' ? '734.16; 736.2(b)(1)' : '734.14'
  return [noted({ ...basis, rule: question.activity, citation }, 'answered')]
}
