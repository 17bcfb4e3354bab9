import { asks } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { OpenHit, Party } from '../rule/question.ts'

/**
 * What the screening left open: possible hits about which nobody decided, and whoever was not screened at all. Nothing
 * better than expert review, of the hits under the law that their lists belong to.
 */
export const openHits = (
  parties: readonly Party[],
  law: OpenHit['laws'][number],
  citation: string,
): readonly Finding[] => {
  const possible = parties.flatMap(party => party.openHits ?? []).filter(hit => hit.laws.includes(law))
  const basis = (rule: string, names: readonly string[]): Basis => ({
    stage: 'party',
    rule,
    citation,
    facts: { names: [...new Set(names)] },
  })
  const nobody = parties.flatMap(party => party.nobody ?? [])
  return [
    ...(nobody.length > 0 ? [asks(basis('party-nobody', nobody), 'party.nobody')] : []),
    ...(possible.length > 0
      ? [
          asks(
            basis(
              'party-open-hit',
              possible.map(hit => hit.name),
            ),
            'party.open-hit',
          ),
        ]
      : []),
  ]
}
