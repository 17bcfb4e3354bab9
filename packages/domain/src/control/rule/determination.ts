import type { Outcome } from '../../vocabulary/outcome.ts'
import type { ReviewPolicyKind } from '../facts/control-facts.ts'

export type { Outcome }

export const stages = [
  'jurisdiction',
  'classification',
  'embargo',
  'chart',
  'party',
  'end_use',
  'exception',
  'conclusion',
] as const
export type Stage = (typeof stages)[number]

export type Effect = 'none' | 'licence' | 'prohibited' | 'review' | 'limits_exceptions' | 'outside'

/** computed from tables, assumed for want of an answer, asked and answered, or a rule whose state must be verified. */
export type StepKind = 'computed' | 'assumed' | 'answered' | 'open' | 'verify'

export type FactValue = string | number | boolean | readonly (string | number)[]

export interface ProofStep {
  readonly stage: Stage
  readonly rule: string
  readonly citation: string
  readonly facts: Readonly<Record<string, FactValue>>
  readonly conclusion: Effect
  readonly kind: StepKind
}

/** How applications for a licence are reviewed, and where that is written. */
export interface PolicyFound {
  readonly policy?: ReviewPolicyKind
  readonly policyCitation?: string
  /** False where the policy is from general knowledge, or its text was not read. */
  readonly policyVerified?: boolean
}

export interface Requirement extends PolicyFound {
  readonly rule: string
  readonly citation: string
  readonly reason?: string
  /** Exceptions that could overcome it; absent = any that part 740 allows. */
  readonly exceptions?: readonly string[]
  readonly prohibits?: true
}

/** Something only the user knows. `blocking`: without an answer the result cannot be 'no licence required'. */
export interface Ask {
  readonly id: string
  readonly rule: string
  readonly citation: string
  readonly facts: Readonly<Record<string, FactValue>>
  readonly blocking: boolean
}

export interface Condition {
  readonly id: string
  readonly state: 'met' | 'unmet' | 'confirm'
  readonly facts: Readonly<Record<string, FactValue>>
}

/** candidate: every gate that tables decide is passed; facts: depends on facts of the transaction alone. */
export interface ExceptionCandidate {
  readonly symbol: string
  readonly citation: string
  readonly state: 'candidate' | 'unavailable' | 'facts'
  readonly conditions: readonly Condition[]
}

export interface Counterfactual {
  readonly change: string
  readonly facts: Readonly<Record<string, FactValue>>
  readonly outcome: Outcome
}

export interface Verdict {
  readonly outcome: Outcome
  readonly proof: readonly ProofStep[]
  readonly requirements: readonly Requirement[]
  readonly exceptions: readonly ExceptionCandidate[]
  readonly questions: readonly Ask[]
}

export interface Determination extends Verdict {
  readonly date: string
  readonly eccn: string
  readonly paragraph: string
  readonly destination: string
  readonly counterfactuals: readonly Counterfactual[]
  /** China's own control, a separate verdict. */
  readonly china: Omit<Verdict, 'exceptions'>
  /** 1 red, 2 orange, 0 none (risk levels of the house). */
  readonly riskLevel: 0 | 1 | 2
}
