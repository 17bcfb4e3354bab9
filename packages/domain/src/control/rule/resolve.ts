import type { Stage } from './determination.ts'
import type { Finding } from './finding.ts'
import type { Answer } from './question.ts'

/** Questions that 'yes' turns into a requirement and 'no' settles; the others are answered in fields of their own. */
const answerable =
  /^(verify|special|chart)\.|^end-use\.[a-z]|^embargo\.(transit|iran-deemed)$|^party\.(affiliate|bank|common|headquarters|ownership|entity-list-scope|ofac)$|^cn\.(abroad|affiliate|control-list|countermeasures|licence-goods|military|unreliable|watch-list|verify\..+)$/

/** Stages that still wait for an answer: why a conclusion is open. */
export const openStages = (findings: readonly Finding[]): Stage[] => {
  const stages: Stage[] = []
  for (const { ask, step } of findings)
    if (ask?.blocking && !stages.includes(step.stage)) stages.push(step.stage)
  return stages
}

/** Findings with the user's answers applied; a doubtful answer leaves the question open. */
export const resolveAnswers = (
  findings: readonly Finding[],
  answers: Readonly<Record<string, Answer>> | undefined,
): readonly Finding[] => (answers === undefined ? findings : findings.map(one => resolved(one, answers)))

const resolved = (finding: Finding, answers: Readonly<Record<string, Answer>>): Finding => {
  const { ask, step } = finding
  const answer = ask?.blocking && answerable.test(ask.id) ? answers[ask.id] : undefined
  if (ask === undefined || answer === undefined || answer === 'unclear') return finding
  if (answer === 'no') return { step: { ...step, conclusion: 'none', kind: 'answered' } }
  const plain = { rule: step.rule, citation: step.citation, exceptions: [] }
  return { step: { ...step, conclusion: 'licence', kind: 'answered' }, requirement: finding.pending ?? plain }
}
