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

interface Known {
  readonly rows: readonly ReviewPolicy[]
  /** Those that wait for a fact. */
  readonly asking: readonly ReviewPolicy[]
}

/** Rows for a control and a reason; a matrix asks for the same few ones a hundred thousand times. */
const known = new WeakMap<readonly ReviewPolicy[], Map<string, Map<string, Known>>>()

const rowsFor = (all: readonly ReviewPolicy[], { rule, reason }: Reviewed): Known => {
  const byRule = known.get(all) ?? new Map<string, Map<string, Known>>()
  known.set(all, byRule)
  const byReason = byRule.get(rule) ?? new Map<string, Known>()
  byRule.set(rule, byReason)
  const kept = byReason.get(reason)
  if (kept) return kept
  const rows = all.filter(
    row => (row.rule === any || row.rule === rule) && (row.reason === any || row.reason === reason),
  )
  const found = { rows, asking: rows.filter(row => row.answer !== undefined) }
  byReason.set(reason, found)
  return found
}

const fits = (context: Context, row: ReviewPolicy): boolean => {
  const { date } = context.question
  return (
    isOf(context, row.item) &&
    (row.from === '' || row.from <= date) &&
    (row.to === '' || date <= row.to) &&
    row.destinations.some(one => one === any || one === context.treated || context.groups.has(one))
  )
}

/** How part 742 reviews applications for a control and a destination; rows that wait for a fact need its yes. */
export const reviewPolicy = (context: Context, reviewed: Reviewed): PolicyFound => {
  const found = rowsFor(context.facts.reviewPolicies, reviewed).rows.find(
    row => (row.answer === undefined || answerTo(context, row.answer) === 'yes') && fits(context, row),
  )
  return found === undefined
    ? {}
    : { policy: found.policy, policyCitation: found.citation, policyVerified: found.isVerified }
}

/** Facts that would change how applications are reviewed, and have not been stated. */
export const openPolicyAnswers = (context: Context, reviewed: Reviewed): readonly string[] => {
  const { asking } = rowsFor(context.facts.reviewPolicies, reviewed)
  if (asking.length === 0) return noAnswers
  return asking
    .filter(row => fits(context, row) && answerTo(context, row.answer!) === undefined)
    .map(row => row.answer!)
}

const noAnswers: readonly string[] = []
