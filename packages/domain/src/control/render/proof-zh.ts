import type { Counterfactual, Determination, Outcome, ProofStep, Verdict } from '../rule/determination.ts'
import { countryZh, textOf } from './fact-zh.ts'
import { sentenceTable } from './sentence.table.ts'

export const outcomesZh: Readonly<Record<Outcome, string>> = {
  prohibited: '禁止',
  licence_required: '需要许可证',
  exception_may_apply: '需要许可证，可能适用例外',
  expert_review: '需专家复核',
  no_licence_required: '未发现许可要求',
}

/** `746.8(a)` is a section of 15 CFR; acts named in full stand as they are. */
export const citationZh = (citation: string): string =>
  /^[0-9]{3}/.test(citation) ? `15 CFR ${citation}` : citation

const effects = { licence: '需要许可。', prohibited: '禁止。', none: '此项不构成许可要求。' } as const

const weighed = new Set(['chart'])

/** A step as a Chinese sentence with its citation; chart steps also say what the mark means. */
export const stepZh = (step: ProofStep): string => {
  const entry = sentenceTable[step.rule] ?? step.rule
  const sentence = typeof entry === 'string' ? entry : entry(step.facts)
  const effect = step.conclusion as keyof typeof effects
  const tail = weighed.has(step.stage) && step.rule !== 'chart-referral' ? (effects[effect] ?? '') : ''
  return `${sentence}${tail}（${citationZh(step.citation)}）`
}

export const proofZh = (verdict: Pick<Verdict, 'proof'>): string[] => verdict.proof.map(stepZh)

/** One line for a card: item, destination, outcome, day. */
export const verdictZh = (determination: Determination): string => {
  const { eccn, paragraph, destination, date } = determination
  const item = paragraph === '' ? eccn : `${eccn}.${paragraph}`
  return `${item}运往${countryZh(destination)}：${outcomesZh[determination.outcome]}（截至${date}；非法律意见）`
}

const changes: Readonly<Record<string, (facts: Counterfactual['facts']) => string>> = {
  destination: facts => `如目的地为${countryZh(facts['destination'])}`,
  'parties-unlisted': () => '如当事方未被列入名单',
  'end-use-civil': () => '如最终用途为民用且无疑点',
  'answers-no': () => '如待确认事项均答“否”',
  'answers-yes': () => '如待确认事项均答“是”',
  'order-value': facts => `如订单净值不超过${textOf(facts['limit'])}美元`,
}

export const counterfactualZh = ({ change, facts, outcome }: Counterfactual): string =>
  `${changes[change]?.(facts) ?? change}，结论将变为：${outcomesZh[outcome]}。`
