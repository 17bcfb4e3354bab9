import type { Context } from '../rule/context.ts'
import { nothing, requires } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'

const exceptions = ['TMP', 'TSU', 'RPL', 'BAG', 'GOV', 'GFT', 'AVS', 'APR', 'AGR', 'CCD', 'SCP']

/** 15 CFR 746.2: everything subject to the EAR, EAR99 included; narrow exceptions named there. */
export const cuba = (context: Context): readonly Finding[] =>
  context.treated === 'CU'
    ? [requires({ stage: 'embargo', rule: 'cuba', citation: '746.2(a)' }, { policy: 'denial', exceptions })]
    : nothing
