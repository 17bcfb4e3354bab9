import type { Context } from '../rule/context.ts'
import { assumes, noted, nothing, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import { foodOrMedicineId, isFoodOrMedicine } from './food-or-medicine.ts'

const exceptions = ['TMP', 'GOV', 'GFT', 'TSU', 'BAG', 'AVS']

/** 15 CFR 746.4: everything but EAR99 food and medicine. */
export const northKorea = (context: Context): readonly Finding[] => {
  if (context.treated !== 'KP') return nothing
  const basis: Basis = { stage: 'embargo', rule: 'north-korea-embargo', citation: '746.4(a)' }
  if (isFoodOrMedicine(context)) return [noted({ ...basis, rule: 'food-or-medicine' }, 'answered')]
  const found = requires(basis, { policy: 'case_by_case', exceptions })
  return context.ear99
    ? [found, assumes({ ...basis, rule: 'food-or-medicine-open' }, foodOrMedicineId)]
    : [found]
}
