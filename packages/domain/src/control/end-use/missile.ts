import { seatsOf } from '../party/headquarters.ts'
import { answerTo, isIn, isPlaceIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, noted, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'

const delivery = 'end-use.wmd-delivery'

/** 15 CFR 744.3: rockets and UAVs in D:4; delivery of weapons of mass destruction anywhere. */
export const missile = (context: Context): readonly Finding[] => {
  const basis: Basis = {
    stage: 'end_use',
    rule: 'missile',
    citation: '744.3(a)',
    facts: { destination: context.destination },
  }
  const answer = answerTo(context, delivery)
  if (isIn(context, 'D:4') || answer === 'yes')
    return [requires(basis, { policy: 'case_by_case', exceptions: [], kind: 'answered' })]
  if (answer !== 'no')
    return [asks({ ...basis, rule: 'missile-delivery', citation: '744.3(a)(2)' }, delivery)]
  // 'In or by' such a country: sent elsewhere, the item may still serve the project of a company seated there.
  return seatsOf(context).some(seat => isPlaceIn(context, seat, 'D:4'))
    ? [asks({ ...basis, rule: 'missile-there', citation: '744.3(a)(1), (3)' }, 'end-use.missile-there')]
    : [noted({ ...basis, rule: 'missile-outside' }, 'answered')]
}
