import type { Context } from '../rule/context.ts'
import { asks, assumes, noted, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { PartyFinding } from '../rule/question.ts'

/** Foreign direct product rule behind each footnote. */
const productRules: Readonly<Record<number, string>> = {
  1: '734.9(e)(1); 744.11(a)(2)(i)',
  3: '734.9(g); 746.8(a)(3)',
  4: '734.9(e)(2); 744.11(a)(2)(iv)',
  5: '734.9(e)(3); 744.11(a)(2)(v)',
}

/** 15 CFR 744.11, 744.16: a licence as far as the entry says, usually every item; no exceptions unless it says so. */
export const entityList = (context: Context, finding: PartyFinding): readonly Finding[] => {
  const basis: Basis = {
    stage: 'party',
    rule: 'entity-list',
    citation: '744.11(a); 744.16(b); 744 Supp. 4',
    facts: {
      reference: finding.reference ?? '',
      scope: finding.scope ?? 'all',
      policy: finding.policy ?? 'presumption_of_denial',
      ...(finding.isMixed && { mixed: true }),
    },
  }
  return [...consequence(context, finding, basis), ...footnotes(finding, basis)]
}

/** Direct product rules behind these footnotes; empty where none has one. */
export const footnoteCitation = (footnotes: readonly number[]): string =>
  footnotes.flatMap(footnote => productRules[footnote] ?? []).join('; ')

const footnotes = ({ footnotes: marked = [] }: PartyFinding, basis: Basis): Finding[] => {
  const citation = footnoteCitation(marked)
  if (citation === '') return []
  const step = { ...basis, rule: 'entity-footnote', citation, facts: { ...basis.facts, footnotes: marked } }
  return [assumes(step, 'party.footnote-direct-product')]
}

const consequence = (context: Context, finding: PartyFinding, basis: Basis): readonly Finding[] => {
  const { scope = 'all', policy = 'presumption_of_denial', exceptions = [] } = finding
  const licence = requires(basis, { policy, exceptions })
  if (scope === 'ccl' && context.ear99) return [noted({ ...basis, rule: 'entity-list-outside' })]
  if (scope === 'specified' || (scope === 'ccl-and-named' && context.ear99))
    return [asks({ ...basis, rule: 'entity-list-specified' }, 'party.entity-list-scope')]
  if (scope !== 'all-except') return [licence]
  return [licence, assumes({ ...basis, rule: 'entity-list-excluded' }, 'party.entity-list-exclusion')]
}
