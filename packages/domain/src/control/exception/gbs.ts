import { isIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import type { ExceptionCandidate } from '../rule/determination.ts'
import { condition, listedCondition, reasonsOf, stateOf } from './exception-state.ts'
import type { ExceptionInput } from './exception-state.ts'

/** 15 CFR 740.4: Country Group B less Sudan and Ukraine. */
export const isGroupBForNs = (context: Context): boolean =>
  isIn(context, 'B') && context.treated !== 'SD' && context.treated !== 'UA'

export const isNsOnly = ({ requirements }: ExceptionInput): boolean => {
  const reasons = reasonsOf(requirements)
  return reasons.length === 1 && reasons[0] === 'NS'
}

/** 15 CFR 740.4: a licence needed for national security alone, and 'GBS: Yes' for the paragraph. */
export const gbs = (input: ExceptionInput): ExceptionCandidate =>
  stateOf('GBS', '740.4', [
    condition('group-b', isGroupBForNs(input.context)),
    condition('ns-only', isNsOnly(input), { reasons: reasonsOf(input.requirements) }),
    listedCondition(input, 'GBS'),
    condition('reports', 'confirm'),
  ])
