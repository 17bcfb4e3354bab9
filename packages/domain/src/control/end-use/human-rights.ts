import type { Context } from '../rule/context.ts'
import { asks } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'

/** Human rights are weighed in crime-control review (15 CFR 742.7) and are ground for listing (744.11(b)). */
export const humanRights = (context: Context): readonly Finding[] => [
  asks(
    {
      stage: 'end_use',
      rule: 'human-rights',
      citation: '742.7(b); 744.11(b)',
      facts: { destination: context.destination },
    },
    'end-use.human-rights',
  ),
]
