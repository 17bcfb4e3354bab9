import { endUse } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, assumes, nothing } from '../rule/finding.ts'
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

/** Uses that a US person may not support, whatever the item (15 CFR 744.6(b)(1) to (5), (c)(2)). */
const supported = [101, 102, 103, 107, 108] as const

/** 15 CFR 744.6 binds US persons, not items: it is asked of what is outside the EAR too; 744.7 is not. */
export const usPersonOutside = (context: Context): readonly Finding[] => {
  const basis = {
    stage: 'end_use',
    rule: 'us-person-outside',
    citation: '744.6(b), (c)',
    facts: { destination: context.destination },
  } as const
  const answer = endUse(context, 105)
  if (answer === 'no') return nothing
  if (answer !== undefined) return [asks(basis, 'end-use.us-person')]
  return supported.some(id => ['yes', 'unclear'].includes(endUse(context, id) ?? 'no'))
    ? [assumes({ ...basis, rule: 'us-person-assumed' }, 'end-use.answered')]
    : nothing
}
