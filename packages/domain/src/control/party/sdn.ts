import type { Context } from '../rule/context.ts'
import { asks, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { PartyFinding } from '../rule/question.ts'

/** Programme tags of 15 CFR 744.8(a)(1). */
const tags =
  /^(BELARUS|BELARUS-EO14038|RUSSIA-EO14024|UKRAINE-EO1366[0-2]|UKRAINE-EO13685|FTO|SDGT|NPWMD|SDNT|SDNTK|TCO|ILLICIT[ -]DRUGS-EO14059)$/

/** 15 CFR 744.8: a licence for parties blocked under the programmes named; OFAC's authorisation governs. */
export const sdn = (_context: Context, finding: PartyFinding): readonly Finding[] => {
  const programmes = (finding.programmes ?? []).map(tag => tag.toUpperCase().replace(/[[\]]/g, ''))
  const named = programmes.filter(tag => tags.test(tag))
  const basis: Basis = {
    stage: 'party',
    rule: 'sdn',
    citation: '744.8(a)',
    facts: { reference: finding.reference ?? '', programmes },
  }
  if (named.length > 0) return [requires(basis, { policy: 'denial', exceptions: [] })]
  return [asks({ ...basis, rule: 'sdn-other', citation: '744.8(a); 31 CFR chapter V' }, 'party.ofac')]
}
