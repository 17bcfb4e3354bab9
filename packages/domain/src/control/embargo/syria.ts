import type { Context } from '../rule/context.ts'
import { assumes, noted, nothing, requires } from '../rule/finding.ts'
import type { Requirement } from '../rule/determination.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import { foodOrMedicineId, isFoodOrMedicine } from './food-or-medicine.ts'

const named = ['TMP', 'GOV', 'TSU', 'BAG', 'AVS', 'CCD']

/** 15 CFR 746.9: everything but EAR99 food and medicine; since 2025-09-02 exception SPP (740.5) reaches EAR99. */
export const syria = (context: Context): readonly Finding[] => {
  if (context.treated !== 'SY') return nothing
  const basis: Basis = { stage: 'embargo', rule: 'syria', citation: '746.9(a)' }
  if (isFoodOrMedicine(context)) return [noted({ ...basis, rule: 'food-or-medicine' }, 'answered')]
  if (context.ear99 && context.question.activity === 'deemed')
    return [noted({ ...basis, rule: 'deemed-free', citation: '746.9(a)' })]
  const isEased = context.view.switches.get('syria-spp')?.state === 'on'
  const found = requires(basis, {
    ...reviewOf(context, isEased),
    exceptions: context.ear99 && isEased ? [...named, 'SPP'] : named,
  })
  return context.ear99
    ? [found, assumes({ ...basis, rule: 'food-or-medicine-open' }, foodOrMedicineId)]
    : [found]
}

/** 746.9(c) was changed together with SPP and not read since: the older denial stands, marked 须核实, but not for what SPP frees. */
const reviewOf = (context: Context, isEased: boolean): Partial<Requirement> => {
  if (!isEased) return { policy: 'denial' }
  const policy = context.ear99 ? 'case_by_case' : 'denial'
  return { policy, policyCitation: '746.9(c)', policyVerified: false }
}
