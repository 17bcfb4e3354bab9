import { rowCoverage } from '../chart/row-coverage.ts'
import type { Context } from '../rule/context.ts'
import type { PolicyFound } from '../rule/determination.ts'
import { assumes, noted, nothing, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import { foodOrMedicineId, isFoodOrMedicine } from './food-or-medicine.ts'

const exceptions = ['TMP', 'GOV', 'GFT', 'TSU', 'BAG', 'AVS']

/** 15 CFR 746.4: everything but EAR99 food and medicine. */
export const northKorea = (context: Context): readonly Finding[] => {
  if (context.treated !== 'KP') return nothing
  const basis: Basis = { stage: 'embargo', rule: 'north-korea-embargo', citation: '746.4(a)' }
  if (isFoodOrMedicine(context)) return [noted({ ...basis, rule: 'food-or-medicine' }, 'answered')]
  const found = requires(basis, { ...policyOf(context), exceptions })
  return context.ear99
    ? [found, assumes({ ...basis, rule: 'food-or-medicine-open' }, foodOrMedicineId)]
    : [found]
}

/** 746.4(b): case by case, but what is controlled for NP or MT is refused, and 742.19(b) refuses the rest of the list. */
const policyOf = (context: Context): PolicyFound => {
  if (context.ear99) return { policy: 'case_by_case', policyCitation: '746.4(b)' }
  const isNamed = context.entry?.rows.some(
    row => (row.reason === 'NP' || row.reason === 'MT') && rowCoverage(context, row).covers === 'yes',
  )
  return isNamed === true && context.code !== '7A103'
    ? { policy: 'denial', policyCitation: '746.4(b)(3)' }
    : { policy: 'denial', policyCitation: '746.4(b)(5); 742.19(b)', policyVerified: false }
}
