import { asks } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'
import type { OpenHit, Party } from '../rule/question.ts'

/**
 * What the screening left open: possible hits about which nobody decided, and names by which nobody is found. Nothing
 * better than expert review, of the hits under the law that their lists belong to.
 */
export const openHits = (
  parties: readonly Party[],
  law: OpenHit['laws'][number],
  citation: string,
): readonly Finding[] => {
  const open = (rule: string, id: string, found: readonly { readonly name: string }[]): Finding[] => {
    const facts = { names: [...new Set(found.map(({ name }) => name))] }
    return found.length === 0 ? [] : [asks({ stage: 'party', rule, citation, facts }, id)]
  }
  const possible = parties.flatMap(party => party.openHits ?? []).filter(hit => hit.laws.includes(law))
  const unfound = parties.flatMap(party => party.unfound ?? [])
  const [nobody, common] = [unfound.filter(one => one.isNoName), unfound.filter(one => !one.isNoName)]
  return [
    ...open('party-nobody', 'party.nobody', nobody),
    ...open('party-common', 'party.common', common),
    ...open('party-open-hit', 'party.open-hit', possible),
  ]
}
