import { isMilitarySeries } from '../code/parse-eccn.ts'
import { rowCoverage } from '../chart/row-coverage.ts'
import { isIn, itemIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { coverage } from '../rule/scope.ts'
import type { Condition, ExceptionCandidate } from '../rule/determination.ts'
import { condition, openedBy, reasonsOf, stateOf } from './exception-state.ts'
import type { ExceptionInput } from './exception-state.ts'

const first = new Set(['NS', 'CB', 'NP', 'RS', 'CC', 'SI'])

/** 740.20(b)(2)(iii): items controlled for these reasons, whatever requires the licence. */
const excludedReasons = new Set(['EI', 'SS', 'SL', 'MT', 'CW'])

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
    condition('sta-excluded', excluded(context)),
    condition('sta-entry', barred(context, way)),
    condition('consignee-statement', 'confirm'),
  ]
  if (context.treated === 'AE') conditions.push(condition('approved-uae-entity', 'confirm'))
  if (isMilitarySeries(context.code)) conditions.push(condition('military-series-end-use', 'confirm'))
  return stateOf('STA', `740.20(c)(${way === 'c1' ? '1' : '2'})`, conditions)
}

/** 740.20(b)(2): closed for what the tables name; they do not hold the whole list, so the rest is to be confirmed. */
const excluded = (context: Context): Condition['state'] => {
  if (itemIn(context, 'sta-excluded') === 'yes' || isForNightVision(context)) return 'unmet'
  for (const row of context.entry?.rows ?? [])
    if (excludedReasons.has(row.reason) && rowCoverage(context, row).covers === 'yes') return 'unmet'
  return 'confirm'
}

/** 740.20(b)(2)(x): technology and software for cameras and detectors, once it is said that they serve them. */
const isForNightVision = ({ code, question: { relatedTo = '' } }: Context): boolean =>
  /^6(?:E00[12]|D991)$/.test(code) && /^6A00[23]/.test(relatedTo)

const barred = (context: Context, way: 'c1' | 'c2'): Condition['state'] => {
  let open: Condition['state'] = 'met'
  for (const bar of context.entry?.sta ?? []) {
    if (!bar.bars.includes(way)) continue
    const covers = coverage(bar.scope, context.paragraph)
    const answer = covers === 'ask' ? openedBy(context, bar.unless) : undefined
    if (covers === 'yes' || answer === 'no') return 'unmet'
    if (covers !== 'no' && answer !== 'yes') open = 'confirm'
  }
  return open
}
