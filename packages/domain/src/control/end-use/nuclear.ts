import { destinationIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { noted, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'

/** 15 CFR 744.2: everywhere but the countries of Supp. 3 (South Korea and Taiwan are not in it). */
export const nuclear = (context: Context): readonly Finding[] => {
  const basis: Basis = {
    stage: 'end_use',
    rule: 'nuclear',
    citation: '744.2(a)',
    facts: { destination: context.destination },
  }
  if (destinationIn(context, 'nuclear-end-use-exempt'))
    return [noted({ ...basis, rule: 'nuclear-exempt', citation: '744.2(a); 744 Supp. 3' })]
  return [requires(basis, { policy: 'case_by_case', exceptions: [], kind: 'answered' })]
}
