import type { ExceptionCandidate } from '../rule/determination.ts'
import { condition, reasonsOf, stateOf } from './exception-state.ts'
import type { ExceptionInput } from './exception-state.ts'

/** 15 CFR 740.5: EAR99 to Syria since 2025-09-02 where part 744 requires nothing. */
export const spp = (input: ExceptionInput): ExceptionCandidate =>
  stateOf('SPP', '740.5', [
    condition('ear99', input.context.ear99),
    condition('in-force', input.context.view.switches.get('syria-spp')?.state === 'on'),
    condition(
      'syria-only',
      reasonsOf(input.requirements).every(rule => rule === 'syria'),
    ),
    condition('no-part-744', 'confirm'),
  ])
