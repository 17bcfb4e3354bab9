import type { Context } from '../rule/context.ts'
import { requires } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'

/** 15 CFR 744.4: weapons worldwide. */
export const chemicalBiological = (context: Context): readonly Finding[] => [
  requires(
    {
      stage: 'end_use',
      rule: 'chemical-biological',
      citation: '744.4(a)',
      facts: { destination: context.destination },
    },
    { policy: 'denial', exceptions: [], kind: 'answered' },
  ),
]
