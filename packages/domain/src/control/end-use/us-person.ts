import type { Context } from '../rule/context.ts'
import { asks } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'

/** 15 CFR 744.6 and 744.7: support by US persons, foreign vessels and aircraft; facts beyond the tables. */
export const usPerson = (context: Context): readonly Finding[] => [
  asks(
    {
      stage: 'end_use',
      rule: 'us-person',
      citation: '744.6; 744.7',
      facts: { destination: context.destination },
    },
    'end-use.us-person',
  ),
]
