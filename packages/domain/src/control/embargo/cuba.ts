import type { Context } from '../rule/context.ts'
import { noted, nothing, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'

const exceptions = ['TMP', 'TSU', 'RPL', 'BAG', 'GOV', 'GFT', 'AVS', 'APR', 'AGR', 'CCD', 'SCP']

/** 15 CFR 746.2: everything subject to the EAR, EAR99 included; narrow exceptions named there. */
export const cuba = (context: Context): readonly Finding[] => {
  if (context.treated !== 'CU') return nothing
  const basis: Basis = { stage: 'embargo', rule: 'cuba', citation: '746.2(a)' }
  return context.ear99 && context.question.activity === 'deemed'
    ? [noted({ ...basis, rule: 'deemed-free', citation: '746.2(a)(2)' })]
    : [requires(basis, { policy: 'denial', exceptions })]
}
