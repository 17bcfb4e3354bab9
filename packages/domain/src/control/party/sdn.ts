import type { Context } from '../rule/context.ts'
import { asks, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { PartyFinding } from '../rule/question.ts'

/** Programme tags of 15 CFR 744.8(a)(1). */
const tags =
  /^(BELARUS|BELARUS-EO14038|RUSSIA-EO14024|UKRAINE-EO1366[0-2]|UKRAINE-EO13685|FTO|SDGT|NPWMD|SDNT|SDNTK|TCO|ILLICIT[ -]DRUGS-EO14059)$/

const plain = (tag: string): string => tag.toUpperCase().replace(/[[\]]/g, '')

/** Whether a programme of 744.8(a)(1) blocks the party. */
export const isNamedProgramme = ({ programmes = [] }: PartyFinding): boolean =>
  programmes.some(tag => tags.test(plain(tag)))

/** 15 CFR 744.8: a licence for parties blocked under the programmes named; OFAC's authorisation governs. */
export const sdn = (_context: Context, finding: PartyFinding): readonly Finding[] => {
  const programmes = (finding.programmes ?? []).map(plain)
  const basis: Basis = {
    stage: 'party',
    rule: 'sdn',
    citation: '744.8(a), (c), (d)',
    facts: { reference: finding.reference ?? '', programmes },
  }
  if (isNamedProgramme(finding)) return [requires(basis, { policy: 'presumption_of_denial', exceptions: [] })]
  return [asks({ ...basis, rule: 'sdn-other', citation: '744.8(a); 31 CFR chapter V' }, 'party.ofac')]
}
