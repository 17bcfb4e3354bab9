import { isMilitarySeries } from '../code/parse-eccn.ts'
import type { ReviewPolicy } from '../facts/control-facts.ts'
import { answerTo, itemIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import type { PolicyFound } from '../rule/determination.ts'

/** What an application would be for: the control that requires the licence. */
export interface Reviewed {
  readonly rule: string
  readonly reason: string
}

const any = '*'

const isOf = (context: Context, item: string): boolean => {
  if (item === 'military-series') return isMilitarySeries(context.code)
  return item === '' || itemIn(context, item) !== 'no'
}

const fits = (context: Context, { rule, reason }: Reviewed, row: ReviewPolicy): boolean => {
  const { date } = context.question
  return (
    (row.rule === any || row.rule === rule) &&
    (row.reason === any || row.reason === reason) &&
    isOf(context, row.item) &&
    (row.from === '' || row.from <= date) &&
    (row.to === '' || date <= row.to) &&
    row.destinations.some(one => one === any || one === context.treated || context.groups.has(one))
  )
}

/** How part 742 reviews applications for a control and a destination; rows that wait for a fact need its yes. */
export const reviewPolicy = (context: Context, reviewed: Reviewed): PolicyFound => {
  const rows = context.facts.reviewPolicies.filter(row => fits(context, reviewed, row))
  const found = rows.find(row => row.answer === undefined || answerTo(context, row.answer) === 'yes')
  return found === undefined
    ? {}
    : { policy: found.policy, policyCitation: found.citation, policyVerified: found.isVerified }
}

/** Facts that would change how applications are reviewed, and have not been stated. */
export const openPolicyAnswers = (context: Context, reviewed: Reviewed): string[] =>
  context.facts.reviewPolicies
    .filter(row => row.answer !== undefined && fits(context, reviewed, row))
    .flatMap(row => (answerTo(context, row.answer!) === undefined ? [row.answer!] : []))
