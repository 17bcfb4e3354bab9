import type { ExceptionValue } from '../facts/control-facts.ts'
import { isUnder } from '../code/paragraph.ts'
import { parseEccn } from '../code/parse-eccn.ts'
import { conditionId, rowCoverage } from '../chart/row-coverage.ts'
import { coverage } from '../rule/scope.ts'
import type { Condition, ExceptionCandidate, FactValue, Requirement } from '../rule/determination.ts'
import { answerTo } from '../rule/context.ts'
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

/** Each gate asks for the reasons of the same requirements: the last ones are kept. */
let last: { readonly of: readonly Requirement[]; readonly reasons: readonly string[] } | undefined

/** Reasons of the requirements; a requirement without one stands for its rule. */
export const reasonsOf = (requirements: readonly Requirement[]): readonly string[] => {
  if (last?.of === requirements) return last.reasons
  const reasons: string[] = []
  for (const { reason, rule } of requirements)
    if (!reasons.includes(reason ?? rule)) reasons.push(reason ?? rule)
  last = { of: requirements, reasons }
  return reasons
}

/**
 * What the user said of an exclusion that the entry names: one no closes it. Where the licence is required because nobody
 * said that the exclusion is met, an exception that lives by the same exclusion is closed as well: both cannot hold.
 */
export const openedBy = (context: Context, ids: readonly string[]): 'yes' | 'no' | undefined => {
  const answers = ids.map(id => (isAssumedNot(context, id) ? 'no' : answerTo(context, id)))
  if (answers.includes('no')) return 'no'
  return answers.includes('yes') ? 'yes' : undefined
}

const isAssumedNot = (context: Context, id: string): boolean => {
  const row = context.entry?.rows.find(one => conditionId(one) === id)
  return row?.condition === 'unless' && rowCoverage(context, row).because === 'unless'
}

/** The entry's own value for a symbol, as a condition. */
export const listedCondition = (input: ExceptionInput, symbol: string): Condition => {
  const found = listedValue(input, symbol)
  return condition('listed', found === 'no' ? 'unmet' : found === 'yes' ? 'met' : 'confirm', { symbol })
}

const isLeftOut = (context: Context, { notTo }: ExceptionValue): boolean =>
  notTo.some(one => one === context.treated || context.groups.has(one))

/** The entry leaves out what serves the item that was named. */
const isLeftOutFor = ({ entry, groups, question }: Context, symbol: string): boolean => {
  const related = question.relatedTo === undefined ? undefined : parseEccn(question.relatedTo)
  if (related === undefined) return false
  const isOf = (text: string): boolean => {
    const bar = parseEccn(text)
    return bar?.code === related.code && isUnder(related.paragraph, bar.paragraph)
  }
  return (entry?.relatedBars ?? []).some(
    bar => bar.symbol === symbol && !bar.openTo.some(group => groups.has(group)) && bar.related.some(isOf),
  )
}

const listedValue = ({ context, requirements }: ExceptionInput, symbol: string): 'yes' | 'no' | 'ask' => {
  if (isLeftOutFor(context, symbol)) return 'no'
  const reasons = reasonsOf(requirements)
  let best: 'yes' | 'no' | 'ask' = 'no'
  for (const value of context.entry?.exceptions ?? []) {
    if (
      value.symbol !== symbol ||
      value.value === 'no' ||
      isLeftOut(context, value) ||
      value.notFor.some(reason => reasons.includes(reason))
    )
      continue
    const covers = coverage(value.scope, context.paragraph)
    if (covers === 'no') continue
    if (covers === 'yes' && value.value === 'yes') return 'yes'
    const answer = covers === 'ask' ? openedBy(context, value.unless) : undefined
    if (answer === 'no') continue
    if (answer === 'yes' && value.value === 'yes') return 'yes'
    best = 'ask'
  }
  return best
}
