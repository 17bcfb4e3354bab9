import { answerTo, isOccupied } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, noted, nothing, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import { isFoodOrMedicine } from './food-or-medicine.ts'

const occupiedRegionId = 'embargo.occupied-region'

const communication = 'embargo.personal-communication-software'

/** 15 CFR 746.6: Crimea and the so-called DNR and LNR; below the country, so only the address tells. */
export const occupiedUkraine = (context: Context): readonly Finding[] => {
  if (
    context.treated !== 'UA' &&
    !(context.treated === 'RU' && answerTo(context, occupiedRegionId) === 'yes')
  )
    return nothing
  const basis: Basis = { stage: 'embargo', rule: 'occupied-ukraine', citation: '746.6(a)' }
  if (context.question.activity === 'deemed')
    return [noted({ ...basis, rule: 'occupied-deemed', citation: '746.6(a)(3)' })]
  const answer = isOccupied(context) ? 'yes' : answerTo(context, occupiedRegionId)
  if (answer === 'no') return [noted({ ...basis, rule: 'not-occupied' }, 'answered')]
  if (answer !== 'yes') return [asks({ ...basis, rule: 'occupied-open' }, occupiedRegionId)]
  const software = (context.ear99 || context.code === '5D992') && answerTo(context, communication) === 'yes'
  if (isFoodOrMedicine(context) || software)
    return [noted({ ...basis, rule: 'food-or-medicine' }, 'answered')]
  return [requires(basis, { policy: 'denial', exceptions: ['TMP', 'GOV', 'BAG', 'TSU', 'AVS', 'MED'] })]
}
