import { reviewPolicies } from './control-facts.ts'
import type { ReviewPolicy } from './control-facts.ts'
import { oneOf, optional, readTable, words } from './read-table.ts'

const columns = [
  'rule',
  'reason',
  'item',
  'destination',
  'answer',
  'policy',
  'state',
  'from',
  'to',
  'citation',
]

export const parseReviewPolicies = (text: string): ReviewPolicy[] =>
  readTable(text, columns).map(row => {
    const answer = optional(row('answer'))
    return {
      rule: row('rule'),
      reason: row('reason'),
      item: row('item'),
      destinations: words(row('destination')),
      ...(answer === undefined ? {} : { answer }),
      policy: oneOf(row('policy'), reviewPolicies),
      isVerified: oneOf(row('state'), ['verify', '']) === '',
      from: row('from'),
      to: row('to'),
      citation: row('citation'),
    }
  })
