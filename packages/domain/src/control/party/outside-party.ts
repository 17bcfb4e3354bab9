import type { Context } from '../rule/context.ts'
import { warns } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'
import type { Party, PartyFinding } from '../rule/question.ts'
import { footnoteCitation } from './entity-list.ts'
import { openHits } from './open-hit.ts'
import { ownedUnder } from './owned-party.ts'

/**
 * Part 744 reaches items subject to the EAR alone (15 CFR 744.1(a)(1)). What a listed party still means for an item
 * outside: the direct product rules behind Entity List footnotes, and OFAC's own blocking.
 */
export const outsideParty = (context: Context): readonly Finding[] => {
  const { parties = [] } = context.question
  return [
    ...parties.flatMap(party => party.findings.flatMap(warningOf)),
    ...openHits(parties, 'us', '744; 732 Supp. 3').map(({ step }) => ({ step })),
    ...parties.flatMap(party => ofOwners(context, party)),
  ]
}

/** Listed holders whose shares reach the party, or may reach it, are told as it would be itself. */
const ofOwners = ({ facts, question: { date } }: Context, party: Party): readonly Finding[] =>
  (['bis', 'ofac'] as const).flatMap(regime => {
    const owned = ownedUnder(facts, date, party, regime)
    if (owned === undefined || owned.reach === 'not blocked') return []
    const isBlocking = regime === 'ofac'
    return [
      warns({
        stage: 'party',
        rule: isBlocking ? 'ofac-owned' : 'outside-owned',
        citation: isBlocking ? 'OFAC FAQ 401; 31 CFR chapter V' : '744.1(a)(1); 744.11(a)(1)',
        facts: { reason: owned.reason },
      }),
    ]
  })

const warningOf = ({ list, footnotes = [], reference = '' }: PartyFinding): readonly Finding[] => {
  const basis = { stage: 'party', citation: '744.1(a)(1)', facts: { reference, footnotes } } as const
  if (list === 'sdn') return [warns({ ...basis, rule: 'outside-sdn', citation: '31 CFR chapter V' })]
  if (list.startsWith('cn-') || list === 'military-company') return []
  const citation = footnoteCitation(footnotes)
  if (list === 'entity-list' && citation !== '')
    return [warns({ ...basis, rule: 'outside-footnote', citation })]
  return [warns({ ...basis, rule: 'outside-listed' })]
}
