import { seatsOf } from '../party/headquarters.ts'
import { destinationIn, inSet, isIn, itemIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, noted, requires } from '../rule/finding.ts'
import type { StepKind } from '../rule/determination.ts'
import type { Basis, Finding } from '../rule/finding.ts'

const licence = { policy: 'presumption_of_denial', exceptions: ['GOV'] } as const

/**
 * 15 CFR 744.21 with the narrower rules on cameras (744.9) and microprocessors (744.17); `kind` tells whether the user
 * answered so or the name of a party shows it, which is then named.
 */
export const military = (
  context: Context,
  kind: StepKind = 'answered',
  user?: string,
): readonly Finding[] => {
  const basis: Basis = {
    stage: 'end_use',
    rule: 'military',
    citation: '744.21(a)(1); 744 Supp. 2',
    facts: { destination: context.destination, eccn: context.code, ...(user !== undefined && { user }) },
  }
  if (destinationIn(context, 'military-end-use-all'))
    return [requires({ ...basis, citation: '744.21(a)(2), (e)(1)' }, { ...licence, policy: 'denial', kind })]
  return [
    ...listedCountry(context, basis, kind),
    ...cameras(context, basis),
    ...microprocessors(context, basis),
  ]
}

const listedCountry = (context: Context, basis: Basis, kind: StepKind): readonly Finding[] => {
  if (!destinationIn(context, 'military-end-use-listed'))
    return [isSeatedInListed(context) ? asks(elsewhere(basis), 'end-use.military-there') : outside(basis)]
  if (itemIn(context, 'military-items') === 'yes') return [requires(basis, { ...licence, kind })]
  if (itemIn(context, 'military-items-part') !== 'no')
    return [asks({ ...basis, rule: 'military-items-open' }, 'end-use.military-items')]
  return [noted({ ...basis, rule: 'military-item-outside' })]
}

const outside = (basis: Basis): Finding => noted({ ...basis, rule: 'military-outside' })

/** The use, not the way, decides: sent elsewhere, an item may still be meant for an end use in the country of the seat. */
export const elsewhere = (basis: Basis): Basis => ({
  ...basis,
  rule: 'military-there',
  citation: '744.21(a)(1), (2)',
})

const isSeatedInListed = (context: Context): boolean =>
  seatsOf(context).some(seat =>
    ['military-end-use-all', 'military-end-use-listed'].some(set => inSet(context, set, seat)),
  )

/** 744.9(a)(1) leaves out Australia, Canada and the United Kingdom in every one of its cases. */
const cameras = (context: Context, basis: Basis): readonly Finding[] =>
  itemIn(context, 'thermal-camera') === 'no' || ['AU', 'CA', 'GB'].includes(context.treated)
    ? []
    : [asks({ ...basis, rule: 'military-camera', citation: '744.9(a)' }, 'end-use.military-camera')]

const microprocessors = (context: Context, basis: Basis): readonly Finding[] =>
  isIn(context, 'D:1') && itemIn(context, 'microprocessor') !== 'no'
    ? [asks({ ...basis, rule: 'military-microprocessor', citation: '744.17(a)' }, 'end-use.microprocessor')]
    : []
