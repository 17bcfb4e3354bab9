import type { determineLicence as call } from '@maojian/contract/calls/determination'
import { answeredBy } from '@maojian/domain/control/rule/answered-by'
import type {
  Ask,
  Effect,
  ExceptionCandidate,
  ProofStep,
  Requirement,
  StepKind,
  Verdict,
} from '@maojian/domain/control/rule/determination'
import { conditionZh } from '@maojian/domain/control/render/exception-zh'
import { policiesZh } from '@maojian/domain/control/render/policy-zh'
import { citationZh, outcomesZh, stepZh } from '@maojian/domain/control/render/proof-zh'
import { stagesZh } from '@maojian/domain/control/render/stage.table'
import type { Answer } from '@maojian/domain/control/rule/question'
import type * as z from 'zod'

type Reply = z.output<typeof call.reply>

const effects: Readonly<Record<Effect, string>> = {
  none: '无新增要求',
  licence: '需要许可证',
  prohibited: '禁止',
  review: '待确认',
  limits_exceptions: '限制例外',
  outside: '不受管辖',
}

const kinds: Readonly<Record<StepKind, string>> = {
  computed: '按规则计算',
  assumed: '按假定',
  answered: '按所填事实',
  open: '待回答',
  verify: '规则状态须核实',
}

const exceptionStates: Readonly<Record<ExceptionCandidate['state'], string>> = {
  candidate: '候选，须确认条件',
  unavailable: '不可用',
  facts: '视交易事实而定',
}

/** The sentence carries its citation at its end; the page shows the citation apart. */
const withoutCitation = (sentence: string, citation: string): string =>
  sentence.endsWith(`（${citation}）`) ? sentence.slice(0, -citation.length - 2) : sentence

const stepWire = (step: ProofStep): Reply['proof'][number] => ({
  stage: step.stage,
  stageName: stagesZh[step.stage],
  rule: step.rule,
  sentence: withoutCitation(stepZh(step), citationZh(step.citation)),
  citation: citationZh(step.citation),
  effect: step.conclusion,
  effectName: effects[step.conclusion],
  kind: step.kind,
  kindName: kinds[step.kind],
})

type Answers = Readonly<Record<string, Answer>>

const questionWire = (ask: Ask, answers: Answers): Reply['questions'][number] => ({
  id: ask.id,
  text: stepWire({ ...ask, stage: 'classification', conclusion: 'review', kind: 'open' }).sentence,
  citation: citationZh(ask.citation),
  blocking: ask.blocking,
  answer: answers[ask.id] ?? '',
  answeredBy: answeredBy(ask.id),
})

export const verdictWire = (
  verdict: Pick<Verdict, 'outcome' | 'proof' | 'questions'>,
  answers: Answers = {},
): Pick<Reply, 'outcome' | 'outcomeName' | 'proof' | 'questions'> => ({
  outcome: verdict.outcome,
  outcomeName: outcomesZh[verdict.outcome],
  proof: verdict.proof.map(stepWire),
  questions: verdict.questions.map(ask => questionWire(ask, answers)),
})

/** A policy whose text was not read says so. */
const policyName = ({ policy, policyVerified }: Requirement): string =>
  policy === undefined ? '' : `${policiesZh[policy]}${policyVerified === false ? '（须核实）' : ''}`

export const requirementWire = (found: Requirement): Reply['reasons'][number] => ({
  rule: found.rule,
  reason: found.reason ?? '',
  citation: citationZh(found.citation),
  policy: found.policy ?? '',
  policyName: policyName(found),
  policyCitation: found.policyCitation === undefined ? '' : citationZh(found.policyCitation),
})

export const exceptionWire = (one: ExceptionCandidate): Reply['exceptions'][number] => ({
  symbol: one.symbol,
  citation: citationZh(one.citation),
  state: one.state,
  stateName: exceptionStates[one.state],
  conditions: one.conditions.map(condition => ({ text: conditionZh(condition), state: condition.state })),
})
