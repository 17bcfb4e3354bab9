import { terms } from './chart/licence-terms.ts'
import { destinationRules } from './embargo/destination-rules.ts'
import { highPriority } from './embargo/listed-goods.ts'
import { transit } from './embargo/transit.ts'
import { activity } from './jurisdiction/activity.ts'
import { endUseRule } from './end-use/end-use-rule.ts'
import { usPersonOutside } from './end-use/us-person.ts'
import { exceptionBars } from './exception/bars.ts'
import { exceptionsAgainst } from './exception/open-reasons.ts'
import type { ControlFacts } from './facts/control-facts.ts'
import { classified } from './jurisdiction/classified.ts'
import { otherAgency } from './jurisdiction/other-agency.ts'
import { subjectToEar } from './jurisdiction/subject-to-ear.ts'
import { headquarters } from './party/headquarters.ts'
import { outsideParty } from './party/outside-party.ts'
import { partyRule } from './party/party-rule.ts'
import type {
  Ask,
  ExceptionCandidate,
  Outcome,
  ProofStep,
  Requirement,
  Stage,
  Verdict,
} from './rule/determination.ts'
import { contextOf } from './rule/context.ts'
import type { Context } from './rule/context.ts'
import type { DatedView } from './rule/dated-view.ts'
import type { Finding } from './rule/finding.ts'
import type { Question } from './rule/question.ts'
import { resolveAnswers } from './rule/resolve.ts'

type Rule = (context: Context) => readonly Finding[]

/** Order of review; embargo, chart and end use concern only what is subject to the EAR. */
const before: readonly Rule[] = [activity, subjectToEar, otherAgency, classified]
const way: readonly Rule[] = [destinationRules, terms, highPriority, transit]
const outside: readonly Rule[] = [outsideParty, usPersonOutside]
const partiesAndUses: readonly Rule[] = [partyRule, headquarters, endUseRule]

const run = (rules: readonly Rule[], context: Context, into: Finding[]): void => {
  for (const rule of rules) for (const finding of rule(context)) into.push(finding)
}

/** Nothing but an item, a destination and a day, as every cell of a matrix asks. */
const isBare = (question: Question): boolean => {
  for (const key in question) if (!bareKeys.has(key)) return false
  return true
}

const bareKeys: ReadonlySet<string> = new Set(['eccn', 'paragraph', 'destination', 'date'])

interface Kept {
  readonly entry: Context['entry']
  readonly code: string
  readonly paragraph: string
  readonly found: readonly Finding[]
}

/** The last item asked is kept: what the first rules say of a bare question is the same for every destination. */
const last = new WeakMap<DatedView, Kept>()

const ofItem = (context: Context): readonly Finding[] => {
  const { view, entry, code, paragraph } = context
  const kept = last.get(view)
  if (kept && kept.entry === entry && kept.code === code && kept.paragraph === paragraph) return kept.found
  const found: Finding[] = []
  run(before, context, found)
  last.set(view, { entry, code, paragraph, found })
  return found
}

/** The EAR's answer to one question, without what would change it. */
export const judge = (facts: ControlFacts, question: Question): Verdict => {
  const context = contextOf(facts, question)
  const found: Finding[] = []
  if (isBare(question)) found.push(...ofItem(context))
  else run(before, context, found)
  const isOutside = found.some(one => one.step.conclusion === 'outside')
  if (!isOutside && context.entry?.jurisdiction === undefined) run(way, context, found)
  run(isOutside ? outside : partiesAndUses, context, found)
  return conclude(context, resolveAnswers(found, question.facts), isOutside)
}

/** What all findings say together, gathered in one pass: a matrix reads a million of them. */
interface Tally {
  readonly requirements: Requirement[]
  readonly limits: (readonly string[])[]
  readonly proof: ProofStep[]
  readonly questions: Ask[]
  /** Stages that still wait for an answer: why a conclusion is open. */
  readonly stages: Stage[]
  /** Requirements that an unanswered question on the entry's own controls may still add. */
  readonly open: Requirement[]
  /** Those of them that few exceptions overcome, of an item that is named to the paragraph. */
  readonly strict: Requirement[]
}

const count = (findings: readonly Finding[]): Tally => {
  const tally: Tally = {
    requirements: [],
    limits: [],
    proof: [],
    questions: [],
    stages: [],
    open: [],
    strict: [],
  }
  for (const { step, requirement, only, ask, pending } of findings) {
    tally.proof.push(step)
    if (requirement !== undefined) tally.requirements.push(requirement)
    if (only !== undefined) tally.limits.push(only)
    if (ask === undefined) continue
    addQuestion(tally.questions, ask)
    if (!ask.blocking) continue
    if (!tally.stages.includes(step.stage)) tally.stages.push(step.stage)
    if (pending !== undefined) addOpen(tally, ask.id, pending)
  }
  return tally
}

/** Each question once; one that blocks stands for one that does not. */
const addQuestion = (questions: Ask[], ask: Ask): void => {
  const at = questions.findIndex(one => one.id === ask.id)
  if (at < 0) questions.push(ask)
  else if (ask.blocking && !questions[at]!.blocking) questions[at] = ask
}

const addOpen = ({ open, strict }: Tally, id: string, pending: Requirement): void => {
  const isScope = id.startsWith('scope.')
  if (isScope || id.startsWith('paragraph.') || id.startsWith('special.')) open.push(pending)
  if (isScope && pending.exceptions) strict.push(pending)
}

const noExceptions: readonly ExceptionCandidate[] = []

const exceptionsOf = (context: Context, tally: Tally): readonly ExceptionCandidate[] => {
  const { requirements, limits, proof, open, strict } = tally
  if (requirements.length === 0) return noExceptions
  for (const { step, only } of exceptionBars(context, requirements)) {
    proof.push(step)
    if (only !== undefined) limits.push(only)
  }
  return exceptionsAgainst(context, { requirements, limits, open, strict })
}

const conclude = (context: Context, findings: readonly Finding[], isOutside: boolean): Verdict => {
  const tally = count(findings)
  const { requirements, proof, questions, stages } = tally
  const exceptions = exceptionsOf(context, tally)
  const isNeeded = requirements.length > 0
  const isSubjectOpen = stages.includes('jurisdiction')
  const outcome = outcomeOf({ requirements, exceptions, questions, isSubjectOpen })
  if (isNeeded) proof.push(exceptionStep(exceptions))
  proof.push(
    conclusion(context, {
      outcome,
      isOutside,
      open: stages,
      isConditional: isNeeded && isSubjectOpen,
      byFacts: exceptions.filter(one => one.state === 'facts').map(one => one.symbol),
    }),
  )
  return { outcome, proof, requirements, exceptions, questions }
}

interface Weighed {
  readonly requirements: readonly Requirement[]
  readonly exceptions: readonly ExceptionCandidate[]
  readonly questions: readonly Ask[]
  /** Whether the item is subject to the EAR at all waits for an answer: then nothing is required yet. */
  readonly isSubjectOpen: boolean
}

const outcomeOf = ({ requirements, exceptions, questions, isSubjectOpen }: Weighed): Outcome => {
  if (requirements.some(one => one.prohibits)) return 'prohibited'
  if (requirements.length > 0 && !isSubjectOpen)
    return exceptions.some(one => one.state === 'candidate') ? 'exception_may_apply' : 'licence_required'
  return questions.some(one => one.blocking) ? 'expert_review' : 'no_licence_required'
}

const exceptionStep = (exceptions: readonly ExceptionCandidate[]): ProofStep => {
  const symbols: Record<ExceptionCandidate['state'], string[]> = { candidate: [], unavailable: [], facts: [] }
  for (const { state, symbol } of exceptions) symbols[state].push(symbol)
  return {
    stage: 'exception',
    rule: 'exceptions',
    citation: '740.1; 740.2',
    facts: {
      candidates: symbols.candidate,
      unavailable: symbols.unavailable,
      byFacts: symbols.facts,
    },
    conclusion: 'none',
    kind: 'computed',
  }
}

const effects = {
  prohibited: 'prohibited',
  licence_required: 'licence',
  exception_may_apply: 'licence',
  expert_review: 'review',
  no_licence_required: 'none',
} as const

interface Concluded {
  readonly outcome: Outcome
  readonly isOutside: boolean
  readonly open: readonly Stage[]
  readonly isConditional: boolean
  /** Exceptions that turn on facts of the transaction. */
  readonly byFacts: readonly string[]
}

const ruleOf = ({ outcome, isOutside, isConditional }: Concluded): string => {
  if (isOutside && outcome === 'no_licence_required') return 'outside-ear'
  return isConditional && outcome === 'expert_review' ? 'subject-open' : outcome
}

const conclusion = (context: Context, concluded: Concluded): ProofStep => ({
  stage: 'conclusion',
  rule: ruleOf(concluded),
  citation: '736.2(b); 738.4',
  facts: {
    eccn: context.code,
    paragraph: context.paragraph,
    destination: context.destination,
    date: context.question.date,
    open: concluded.open,
    byFacts: concluded.byFacts,
  },
  conclusion: effects[concluded.outcome],
  kind: 'computed',
})
