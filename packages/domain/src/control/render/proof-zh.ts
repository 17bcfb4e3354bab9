import { outsideEarZh } from '../../vocabulary/outside-ear.ts'
import type {
  Counterfactual,
  Determination,
  Effect,
  Outcome,
  ProofStep,
  Verdict,
} from '../rule/determination.ts'
import type { ReviewPolicyKind } from '../facts/control-facts.ts'
import { partyRolesZh, type PartyRole } from '../../vocabulary/transaction.ts'
import { countryZh, textOf } from './fact-zh.ts'
import { policiesZh } from './policy-zh.ts'
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

/** What a step of the chart found: the mark of a column, or whether another control reaches the destination. */
const markZh: Partial<Readonly<Record<Effect, string>>> = { licence: '有标记，需要许可。', none: '无标记。' }
const reachZh: Partial<Readonly<Record<Effect, string>>> = { licence: '需要许可。', none: '不及于该目的地。' }

const tailZh = ({ stage, rule, kind, conclusion, facts }: ProofStep): string => {
  if (stage !== 'chart' || rule === 'chart-referral' || rule === 'footnote-cameras') return ''
  if (kind === 'assumed') return ''
  if (kind === 'answered') return conclusion === 'licence' ? '按回答需要许可。' : '按回答不适用。'
  const found = (rule === 'chart-column' ? markZh : reachZh)[conclusion] ?? ''
  return conclusion === 'licence' ? `${found}${reviewZh(facts)}` : found
}

/** How an application would be reviewed, with the section that says so. */
const reviewZh = ({ policy, policyCitation, policyVerified }: ProofStep['facts']): string => {
  const name = policiesZh[textOf(policy) as ReviewPolicyKind]
  if (name === undefined) return ''
  const doubt = policyVerified === false ? '，须核实' : ''
  return `审查政策：${name}（${citationZh(textOf(policyCitation))}${doubt}）。`
}

/** Whose finding it is, where several parties take part. */
const whoseZh = ({ role, party }: ProofStep['facts']): string =>
  typeof role === 'string' ? `${partyRolesZh[role as PartyRole]}${textOf(party)}：` : ''

/** A step as a Chinese sentence with its citation; chart steps also say what the mark means. */
export const stepZh = (step: ProofStep): string => {
  const entry = sentenceTable[step.rule] ?? step.rule
  const sentence = typeof entry === 'string' ? entry : entry(step.facts)
  return `${whoseZh(step.facts)}${sentence}${tailZh(step)}（${citationZh(step.citation)}）`
}

export const proofZh = (verdict: Pick<Verdict, 'proof'>): string[] => verdict.proof.map(stepZh)

/** One line for a card: item, destination, outcome, day. */
export const verdictZh = (determination: Determination): string => {
  const { eccn, paragraph, destination, date } = determination
  const code = paragraph === '' ? eccn : `${eccn}.${paragraph}`
  // Nobody declared the EAR99 under which an item is asked that the EAR does not reach.
  const isOutside = eccn === 'EAR99' && determination.proof.some(step => step.rule === 'outside-ear')
  const item = isOutside ? `${outsideEarZh}的物项` : code
  return `${item} 运往${countryZh(destination)}：${outcomesZh[determination.outcome]}（判定日 ${date}；非法律意见）`
}

const changes: Readonly<Record<string, string>> = {
  'parties-not-same': '如核实当事方与名单所列主体不是同一主体',
  'end-use-civil': '如核实最终用途为民用且无疑点',
  'answers-no': '如核实待确认事项均为“否”',
  'answers-yes': '如核实待确认事项均为“是”',
}

export const counterfactualZh = ({ change, outcome }: Counterfactual): string =>
  `${changes[change] ?? change}，结论将变为：${outcomesZh[outcome]}。`
