import type { Context } from '../rule/context.ts'
import { requires } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'
import type { PartyFinding } from '../rule/question.ts'

/** 15 CFR 744.22(f)(2): military-intelligence end users by name, wherever they are; every item. */
export const mieuList = (_context: Context, finding: PartyFinding): readonly Finding[] => [
  requires(
    {
      stage: 'party',
      rule: 'mieu-list',
      citation: '744.22(a), (c), (e), (f)(2)',
      facts: { reference: finding.reference ?? '' },
    },
    { policy: 'presumption_of_denial', exceptions: ['GOV'] },
  ),
]
