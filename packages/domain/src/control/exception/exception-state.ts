import { coverage } from '../rule/scope.ts'
import type { Condition, ExceptionCandidate, FactValue, Requirement } from '../rule/determination.ts'
import type { Context } from '../rule/context.ts'

/** What an exception is measured against. */
export interface ExceptionInput {
  readonly context: Context
  readonly requirements: readonly Requirement[]
}

const noFacts: Readonly<Record<string, FactValue>> = {}

export const condition = (
  id: string,
  state: Condition['state'] | boolean,
  facts: Readonly<Record<string, FactValue>> = noFacts,
): Condition => ({ id, state: typeof state === 'string' ? state : state ? 'met' : 'unmet', facts })

/** One unmet condition closes an exception; nothing ever says that it applies, only that it is a candidate. */
export const stateOf = (
  symbol: string,
  citation: string,
  conditions: readonly Condition[],
): ExceptionCandidate => ({
  symbol,
  citation,
  state: conditions.some(one => one.state === 'unmet') ? 'unavailable' : 'candidate',
  conditions,
})

/** Reasons of the requirements; a requirement without one stands for its rule. */
export const reasonsOf = (requirements: readonly Requirement[]): string[] => [
  ...new Set(requirements.map(one => one.reason ?? one.rule)),
]

/** The entry's own value for a symbol, as a condition. */
export const listedCondition = (input: ExceptionInput, symbol: string): Condition => {
  const found = listedValue(input, symbol)
  return condition('listed', found === 'no' ? 'unmet' : found === 'yes' ? 'met' : 'confirm', { symbol })
}

const listedValue = ({ context, requirements }: ExceptionInput, symbol: string): 'yes' | 'no' | 'ask' => {
  const reasons = reasonsOf(requirements)
  let best: 'yes' | 'no' | 'ask' = 'no'
  for (const value of context.entry?.exceptions ?? []) {
    if (
      value.symbol !== symbol ||
      value.value === 'no' ||
      value.notFor.some(reason => reasons.includes(reason))
    )
      continue
    const covers = coverage(value.scope, context.paragraph)
    if (covers === 'no') continue
    if (covers === 'yes' && value.value === 'yes') return 'yes'
    best = 'ask'
  }
  return best
}
