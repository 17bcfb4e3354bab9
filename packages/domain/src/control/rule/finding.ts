import type { Ask, Effect, FactValue, ProofStep, Requirement, Stage, StepKind } from './determination.ts'

/** What a rule found: always a step of the proof, sometimes a requirement, a question or a limit on exceptions. */
export interface Finding {
  readonly step: ProofStep
  readonly requirement?: Requirement
  readonly ask?: Ask
  /** Only these exceptions remain. */
  readonly only?: readonly string[]
  /** The requirement that stands if an open question is answered yes. */
  readonly pending?: Requirement
}

export interface Basis {
  readonly stage: Stage
  readonly rule: string
  readonly citation: string
  readonly facts?: Readonly<Record<string, FactValue>>
}

export const nothing: readonly Finding[] = []

const noFacts: Readonly<Record<string, FactValue>> = {}

const step = (basis: Basis, conclusion: Effect, kind: StepKind): ProofStep => ({
  stage: basis.stage,
  rule: basis.rule,
  citation: basis.citation,
  facts: basis.facts ?? noFacts,
  conclusion,
  kind,
})

export const noted = (basis: Basis, kind: StepKind = 'computed'): Finding => ({
  step: step(basis, 'none', kind),
})

export const outside = (basis: Basis, kind: StepKind = 'answered'): Finding => ({
  step: step(basis, 'outside', kind),
})

type Extra = Omit<Requirement, 'rule' | 'citation'> & { readonly kind?: StepKind }

const noExtra: Extra = {}

export const requires = (basis: Basis, extra: Extra = noExtra): Finding => {
  const { rule, citation } = basis
  const effect = extra.prohibits ? 'prohibited' : 'licence'
  if (extra.kind === undefined)
    return { step: step(basis, effect, 'computed'), requirement: { rule, citation, ...extra } }
  const { kind, ...rest } = extra
  return { step: step(basis, effect, kind), requirement: { rule, citation, ...rest } }
}

/** Open: the result cannot be better than expert review until it is answered. */
export const asks = (basis: Basis, id: string, kind: StepKind = 'open'): Finding => ({
  step: step(basis, 'review', kind),
  ask: { id, rule: basis.rule, citation: basis.citation, facts: basis.facts ?? noFacts, blocking: true },
})

/** A question that could still change the result, on which a stated assumption was made. */
export const assumes = (basis: Basis, id: string): Finding => ({
  step: step(basis, 'none', 'assumed'),
  ask: { id, rule: basis.rule, citation: basis.citation, facts: basis.facts ?? noFacts, blocking: false },
})

/** Requires nothing by itself, but must not be overlooked: the result is no green one. */
export const warns = (basis: Basis, kind: StepKind = 'computed'): Finding => ({
  step: step(basis, 'review', kind),
})

export const limits = (basis: Basis, only: readonly string[]): Finding => ({
  step: step(basis, 'limits_exceptions', 'computed'),
  only,
})
