import { chinaVerdict } from './china/china-verdict.ts'
import { counterfactuals } from './counterfactual.ts'
import type { ControlFacts } from './facts/control-facts.ts'
import { judge } from './judge.ts'
import type { Determination, Verdict } from './rule/determination.ts'
import { contextOf } from './rule/context.ts'
import type { Question } from './rule/question.ts'

/**
 * Licence determination under the EAR as of the question's date, with China's own control beside it. Pure and total:
 * every question has an outcome, and what the tables cannot decide becomes a question, never a silent 'no licence'.
 */
export const determine = (facts: ControlFacts, question: Question): Determination => {
  const { code, paragraph, destination } = contextOf(facts, question)
  const verdict = judge(facts, question)
  return {
    ...verdict,
    date: question.date,
    eccn: code,
    paragraph,
    destination,
    counterfactuals: counterfactuals(facts, question, verdict),
    china: chinaVerdict(facts, question),
    riskLevel: riskLevelOf(verdict),
  }
}

/** Red: prohibited, or a licence that is usually refused; orange: any other licence, exception, review or warning. */
export const riskLevelOf = ({ outcome, requirements, proof }: Verdict): 0 | 1 | 2 => {
  if (outcome === 'prohibited') return 1
  if (outcome === 'no_licence_required') return proof.some(step => step.conclusion === 'review') ? 2 : 0
  return requirements.some(one => one.policy === 'denial' || one.policy === 'presumption_of_denial') ? 1 : 2
}
