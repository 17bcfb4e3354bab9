import { asks } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'
import type { OpenHit, Party } from '../rule/question.ts'

/** Possible hits about which nobody decided: nothing better than expert review under the law their lists belong to. */
export const openHits = (
  parties: readonly Party[],
  law: OpenHit['laws'][number],
  citation: string,
): readonly Finding[] => {
  const names = parties.flatMap(party => party.openHits ?? []).filter(hit => hit.laws.includes(law))
  if (names.length === 0) return []
  const facts = { names: names.map(hit => hit.name) }
  return [asks({ stage: 'party', rule: 'party-open-hit', citation, facts }, 'party.open-hit')]
}
