import type { Context } from '../rule/context.ts'
import { requires } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'
import type { PartyFinding } from '../rule/question.ts'

/** General Prohibition Four (15 CFR 736.2(b)(4)): no licence to apply for. */
export const deniedPerson = (_context: Context, finding: PartyFinding): readonly Finding[] => [
  requires(
    {
      stage: 'party',
      rule: 'denied-person',
      citation: '736.2(b)(4); 764.3(a)(2)',
      facts: { reference: finding.reference ?? '' },
    },
    { prohibits: true, exceptions: [] },
  ),
]
