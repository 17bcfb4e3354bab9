import { isIn } from '../rule/context.ts'
import { coverage } from '../rule/scope.ts'
import type { Condition, ExceptionCandidate } from '../rule/determination.ts'
import { condition, listedCondition, openedBy, stateOf } from './exception-state.ts'
import type { ExceptionInput } from './exception-state.ts'

/** 15 CFR 740.3: Country Group B, net value of the order up to the entry's amount, twelve times a year. */
export const lvs = (input: ExceptionInput): ExceptionCandidate =>
  stateOf('LVS', '740.3', [
    condition('group-b', isIn(input.context, 'B')),
    listedCondition(input, 'LVS'),
    amount(input),
    condition('twelve-orders', 'confirm'),
  ])

/** Amounts of the entry that may cover the paragraph; one that the entry words otherwise is left to be confirmed. */
const amount = ({ context }: ExceptionInput): Condition => {
  const amounts = (context.entry?.exceptions ?? [])
    .filter(
      value =>
        value.symbol === 'LVS' &&
        value.value !== 'no' &&
        coverage(value.scope, context.paragraph) !== 'no' &&
        openedBy(context, value.unless) !== 'no',
    )
    .flatMap(value => value.amount ?? [])
  if (amounts.length === 0) return condition('value-as-listed', 'confirm')
  const most = Math.max(...amounts)
  const least = Math.min(...amounts)
  const value = context.question.value
  if (value === undefined) return condition('value', 'confirm', { limit: most })
  if (value > most) return condition('value', 'unmet', { limit: most, value })
  return condition('value', value <= least ? 'met' : 'confirm', {
    limit: value <= least ? least : most,
    value,
  })
}
