import { isMilitarySeries } from '../code/parse-eccn.ts'
import { isIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { coverage } from '../rule/scope.ts'
import type { Condition, ExceptionCandidate } from '../rule/determination.ts'
import { condition, reasonsOf, stateOf } from './exception-state.ts'
import type { ExceptionInput } from './exception-state.ts'

const first = new Set(['NS', 'CB', 'NP', 'RS', 'CC', 'SI'])

/** 740.20(b)(2): reasons and entries the exception never reaches. */
const excluded = new Set(['0A503', '0A981', '0A982', '0A983', '0A504', '0A505', '0E504', '0E982'])

/** 15 CFR 740.20: (c)(1) to A:5 for six reasons, (c)(2) to A:6 for national security alone. */
export const sta = (input: ExceptionInput): ExceptionCandidate => {
  const { context } = input
  const reasons = reasonsOf(input.requirements)
  const way = isIn(context, 'A:5') ? 'c1' : 'c2'
  const fits =
    way === 'c1' ? reasons.every(reason => first.has(reason)) : reasons.every(reason => reason === 'NS')
  const conditions = [
    condition('sta-group', isIn(context, 'A:5', 'A:6'), { way }),
    condition('reasons', fits, { reasons }),
    condition('sta-excluded', !isExcluded(context)),
    condition('sta-entry', barred(context, way)),
    condition('consignee-statement', 'confirm'),
  ]
  if (context.treated === 'AE') conditions.push(condition('approved-uae-entity', 'confirm'))
  if (isMilitarySeries(context.code)) conditions.push(condition('military-series-end-use', 'confirm'))
  return stateOf('STA', `740.20(c)(${way === 'c1' ? '1' : '2'})`, conditions)
}

/** Firearms and reasons MT, EI, SS, SL, CW stay out whatever the destination. */
const isExcluded = (context: Context): boolean => excluded.has(context.code) || /^0[A-E]50/.test(context.code)

const barred = (context: Context, way: 'c1' | 'c2'): Condition['state'] => {
  let open: Condition['state'] = 'met'
  for (const bar of context.entry?.sta ?? []) {
    if (!bar.bars.includes(way)) continue
    const covers = coverage(bar.scope, context.paragraph)
    if (covers === 'yes') return 'unmet'
    if (covers !== 'no') open = 'confirm'
  }
  return open
}
