import type { ExceptionCandidate } from '../rule/determination.ts'
import { condition, listedCondition, reasonsOf, stateOf } from './exception-state.ts'
import type { ExceptionInput } from './exception-state.ts'
import { isGroupBForNs, isNsOnly } from './gbs.ts'

/** 15 CFR 740.6: software and technology to Group B for national security alone, against a written assurance. */
export const tsr = (input: ExceptionInput): ExceptionCandidate =>
  stateOf('TSR', '740.6', [
    condition('group-b', isGroupBForNs(input.context)),
    condition('ns-only', isNsOnly(input), { reasons: reasonsOf(input.requirements) }),
    listedCondition(input, 'TSR'),
    condition('written-assurance', 'confirm'),
  ])
