import type { Context } from '../rule/context.ts'
import { asks, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import { isUnderIntelligenceRule } from './intelligence-user.ts'

/** 15 CFR 744.22: any item, the listed countries and E:1, E:2; their users also elsewhere when identified. */
export const militaryIntelligence = (context: Context): readonly Finding[] => {
  const basis: Basis = {
    stage: 'end_use',
    rule: 'military-intelligence',
    citation: '744.22(a)',
    facts: { destination: context.destination },
  }
  if (isUnderIntelligenceRule(context))
    return [requires(basis, { policy: 'presumption_of_denial', exceptions: ['GOV'], kind: 'answered' })]
  return [
    asks(
      { ...basis, rule: 'military-intelligence-elsewhere', citation: '744.22(a), (f)(2)' },
      'end-use.intelligence-user',
    ),
  ]
}
