import { answerTo, isIn } from '../rule/context.ts'
import type { Condition, ExceptionCandidate } from '../rule/determination.ts'
import { condition, listedCondition, reasonsOf, stateOf } from './exception-state.ts'
import type { ExceptionInput } from './exception-state.ts'

const overcome = new Set(['EI', 'NS', 'AT', 'russia-belarus'])

/** 15 CFR 740.17: encryption items outside E:1 and E:2, by classification request or self-classification report. */
export const enc = (input: ExceptionInput): ExceptionCandidate =>
  stateOf('ENC', '740.17', [
    condition('not-group-e', !isIn(input.context, 'E:1', 'E:2')),
    condition(
      'reasons',
      reasonsOf(input.requirements).every(reason => overcome.has(reason)),
      { reasons: reasonsOf(input.requirements) },
    ),
    listedCondition(input, 'ENC'),
    ...russia(input),
    condition('classification-or-report', 'confirm'),
    condition('government-end-user', 'confirm'),
  ])

/** 746.8(c)(2)(vi): in Russia and Belarus for subsidiaries of US, A:5 and A:6 companies alone. */
const russia = ({ context }: ExceptionInput): readonly Condition[] =>
  context.treated === 'RU' || context.treated === 'BY'
    ? [condition('civil-subsidiary', answerTo(context, 'embargo.civil-subsidiary') === 'yes')]
    : []
