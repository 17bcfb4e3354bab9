import { destinationIn, isIn } from '../rule/context.ts'
import type { ExceptionCandidate } from '../rule/determination.ts'
import { condition, listedCondition, stateOf } from './exception-state.ts'
import type { ExceptionInput } from './exception-state.ts'

/** 15 CFR 740.7: computers; nothing for Computer Tier 3, where China, India, the UAE and Israel stand. */
export const app = (input: ExceptionInput): ExceptionCandidate =>
  stateOf('APP', '740.7', [
    condition('tier', !destinationIn(input.context, 'app-tier-3') && !isIn(input.context, 'E:1', 'E:2')),
    listedCondition(input, 'APP'),
    condition('end-use-bars', 'confirm'),
  ])
