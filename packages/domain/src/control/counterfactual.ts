import type { ControlFacts } from './facts/control-facts.ts'
import { judge } from './judge.ts'
import type { Counterfactual, FactValue, Verdict } from './rule/determination.ts'
import type { Question } from './rule/question.ts'

interface Change {
  readonly change: string
  readonly facts: Readonly<Record<string, FactValue>>
  readonly question: Question
}

/** What would change the outcome, one fact at a time; only changes that do are returned. */
export const counterfactuals = (
  facts: ControlFacts,
  question: Question,
  verdict: Verdict,
): Counterfactual[] =>
  changes(question, verdict).flatMap(({ change, facts: changed, question: asked }) => {
    const { outcome } = judge(facts, asked)
    return outcome === verdict.outcome ? [] : [{ change, facts: changed, outcome }]
  })

/** Facts about item, use and identity alone: another destination, party or order size would be a hint to divert. */
const changes = (question: Question, verdict: Verdict): Change[] => {
  if (verdict.outcome === 'no_licence_required') return []
  const found: Change[] = []
  if (question.parties?.some(party => party.findings.length > 0))
    found.push({
      change: 'parties-not-same',
      facts: {},
      question: {
        ...question,
        parties: question.parties.map(party => ({ ...party, findings: [], openHits: [] })),
      },
    })
  if (Object.values(question.endUses ?? {}).some(answer => answer !== 'no'))
    found.push({ change: 'end-use-civil', facts: {}, question: { ...question, endUses: {} } })
  return [...found, ...answered(question, verdict)]
}

const answered = (question: Question, verdict: Verdict): Change[] => {
  const open = verdict.questions.filter(one => one.blocking && !one.id.startsWith('paragraph.'))
  if (open.length === 0) return []
  return (['no', 'yes'] as const).map(answer => ({
    change: `answers-${answer}`,
    facts: { questions: open.map(one => one.id) },
    question: {
      ...question,
      facts: { ...question.facts, ...Object.fromEntries(open.map(one => [one.id, answer])) },
    },
  }))
}
