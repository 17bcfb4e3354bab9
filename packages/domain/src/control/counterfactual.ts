import type { ControlFacts } from './facts/control-facts.ts'
import { judge } from './judge.ts'
import type { Counterfactual, FactValue, Verdict } from './rule/determination.ts'
import type { Question } from './rule/question.ts'

/** A destination of country group A:5 with few marks, to show what the destination alone changes. */
const friendly = 'JP'

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

const changes = (question: Question, verdict: Verdict): Change[] => {
  if (verdict.outcome === 'no_licence_required') return []
  const found: Change[] = []
  const at = verdict.proof.some(step => step.stage === 'embargo' || step.stage === 'chart')
  if (at && question.destination !== friendly)
    found.push({
      change: 'destination',
      facts: { destination: friendly },
      question: { ...question, destination: friendly },
    })
  if (question.parties?.some(party => party.findings.length > 0))
    found.push({
      change: 'parties-unlisted',
      facts: {},
      question: { ...question, parties: [{ findings: [] }] },
    })
  if (Object.values(question.endUses ?? {}).some(answer => answer !== 'no'))
    found.push({ change: 'end-use-civil', facts: {}, question: { ...question, endUses: {} } })
  return [...found, ...answered(question, verdict), ...smaller(question, verdict)]
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

const smaller = (question: Question, verdict: Verdict): Change[] => {
  const lvs = verdict.exceptions.find(one => one.symbol === 'LVS')
  const limit = lvs?.conditions.find(one => one.id === 'value' && one.state === 'unmet')?.facts['limit']
  if (typeof limit !== 'number' || limit === 0) return []
  return [{ change: 'order-value', facts: { limit }, question: { ...question, value: limit } }]
}
