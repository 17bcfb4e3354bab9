import { determine } from '../determine.ts'
import type { Determination, Outcome } from '../rule/determination.ts'
import type { Party, PartyFinding, Question } from '../rule/question.ts'
import { starterFacts } from './starter-facts.ts'

export const today = '2026-11-20'

/** A determination on the starter facts, as of the day the facts were compiled unless said. */
export const ask = (eccn: string, destination: string, more: Partial<Question> = {}): Determination =>
  determine(starterFacts(), { eccn, destination, date: today, ...more })

export const listed = (finding: PartyFinding): readonly Party[] => [{ findings: [finding] }]

/** A party that is not listed itself, but held by one that is. */
export const ownedBy = (finding: PartyFinding, percent: number | null): readonly Party[] => [
  {
    name: 'T',
    findings: [],
    owners: {
      edges: [{ owner: 'L', owned: 'T', percent }],
      listed: [{ party: 'L', findings: [finding] }],
    },
  },
]

export const candidates = (determination: Determination): string[] =>
  determination.exceptions.filter(one => one.state === 'candidate').map(one => one.symbol)

export const rules = (determination: Pick<Determination, 'requirements'>): string[] =>
  determination.requirements.map(one => (one.reason === undefined ? one.rule : `${one.rule} ${one.reason}`))

/** From the mildest to the gravest. */
export const severity: Readonly<Record<Outcome, number>> = {
  no_licence_required: 0,
  expert_review: 1,
  exception_may_apply: 2,
  licence_required: 3,
  prohibited: 4,
}
