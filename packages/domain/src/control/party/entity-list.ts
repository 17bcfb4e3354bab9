import type { Context } from '../rule/context.ts'
import { asks, assumes, noted, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { PartyFinding } from '../rule/question.ts'

/** 15 CFR 744.11, 744.16: a licence as far as the entry says, usually every item; no exceptions unless it says so. */
export const entityList = (context: Context, finding: PartyFinding): readonly Finding[] => {
  const basis: Basis = {
    stage: 'party',
    rule: 'entity-list',
    citation: '744.11(a); 744.16(b); 744 Supp. 4',
    facts: { reference: finding.reference ?? '', scope: finding.scope ?? 'all' },
  }
  const found = [...consequence(context, finding, basis)]
  const direct = (finding.footnotes ?? []).filter(footnote => footnote !== 3)
  if (direct.length > 0)
    found.push(
      assumes(
        {
          ...basis,
          rule: 'entity-footnote',
          citation: '734.9(e); 744.11(a)(2)',
          facts: { footnotes: direct },
        },
        'party.footnote-direct-product',
      ),
    )
  return found
}

const consequence = (context: Context, finding: PartyFinding, basis: Basis): readonly Finding[] => {
  if (finding.scope === 'ccl' && context.ear99) return [noted({ ...basis, rule: 'entity-list-outside' })]
  if (finding.scope === 'specified')
    return [asks({ ...basis, rule: 'entity-list-specified' }, 'party.entity-list-scope')]
  return [requires(basis, { policy: 'presumption_of_denial', exceptions: finding.exceptions ?? [] })]
}
