import type { Context } from '../rule/context.ts'
import { requires } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'

/** 15 CFR 744.5: foreign maritime nuclear propulsion; part 740 does not apply (b). */
export const navalNuclear = (context: Context): readonly Finding[] => [
  requires(
    {
      stage: 'end_use',
      rule: 'naval-nuclear',
      citation: '744.5(a), (b)',
      facts: { destination: context.destination },
    },
    { policy: 'case_by_case', exceptions: [], kind: 'answered' },
  ),
]
