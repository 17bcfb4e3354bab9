import { itemIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, noted, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { PartyFinding } from '../rule/question.ts'

/** 15 CFR 744.21, Supp. 7: the items of Supp. 2; the list is not exhaustive. */
export const meuList = (context: Context, finding: PartyFinding): readonly Finding[] => {
  const basis: Basis = {
    stage: 'party',
    rule: 'meu-list',
    citation: '744.21(a)(1), (b)(1); 744 Supp. 2, 7',
    facts: { reference: finding.reference ?? '', eccn: context.code },
  }
  if (itemIn(context, 'military-items') === 'yes')
    return [requires(basis, { policy: 'presumption_of_denial', exceptions: ['GOV'] })]
  if (itemIn(context, 'military-items-part') !== 'no' || itemIn(context, 'military-items') === 'ask')
    return [asks({ ...basis, rule: 'military-items-open' }, 'end-use.military-items')]
  return [noted({ ...basis, rule: 'meu-outside' })]
}
