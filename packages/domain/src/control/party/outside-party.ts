import type { Context } from '../rule/context.ts'
import { warns } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'
import type { PartyFinding } from '../rule/question.ts'
import { footnoteCitation } from './entity-list.ts'
import { openHits } from './open-hit.ts'

/**
 * Part 744 reaches items subject to the EAR alone (15 CFR 744.1(a)(1)). What a listed party still means for an item
 * outside: the direct product rules behind Entity List footnotes, and OFAC's own blocking.
 */
export const outsideParty = ({ question: { parties = [] } }: Context): readonly Finding[] => [
  ...parties.flatMap(party => party.findings.flatMap(warningOf)),
  ...openHits(parties, 'us', '744; 732 Supp. 3').map(({ step }) => ({ step })),
]

const warningOf = ({ list, footnotes = [], reference = '' }: PartyFinding): readonly Finding[] => {
  const basis = { stage: 'party', citation: '744.1(a)(1)', facts: { reference, footnotes } } as const
  if (list === 'sdn') return [warns({ ...basis, rule: 'outside-sdn', citation: '31 CFR chapter V' })]
  if (list.startsWith('cn-') || list === 'military-company') return []
  const citation = footnoteCitation(footnotes)
  if (list === 'entity-list' && citation !== '')
    return [warns({ ...basis, rule: 'outside-footnote', citation })]
  return [warns({ ...basis, rule: 'outside-listed' })]
}
