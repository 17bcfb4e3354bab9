import { headquartersId, isSeatedThere } from '../party/headquarters.ts'
import { isMacauOrD5 } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, noted, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'

/** 15 CFR 744.23: supercomputers, advanced nodes and chip tools in Macau or D:5, or for companies seated there. */
export const semiconductor = (context: Context): readonly Finding[] => {
  const basis: Basis = {
    stage: 'end_use',
    rule: 'semiconductor',
    citation: '744.23(a)',
    facts: { destination: context.destination },
  }
  const licence = { policy: 'presumption_of_denial', policyCitation: '744.23(d)(1)' } as const
  if (isMacauOrD5(context)) return [requires(basis, { ...licence, exceptions: [], kind: 'answered' })]
  const seated: Basis = { ...basis, citation: '744.23(a)(3), (4)(ii)' }
  const seat = isSeatedThere(context)
  if (seat === 'no') return [noted({ ...basis, rule: 'semiconductor-outside' })]
  const found = requires(seated, { ...licence, exceptions: ['GOV'], kind: 'answered' })
  if (seat === 'yes' && !context.ear99) return [found]
  // (a)(4)(ii) reaches items of the list alone; for EAR99 a fab in Macau or D:5 behind the destination is left.
  if (seat === 'yes')
    return [
      {
        ...asks({ ...seated, rule: 'semiconductor-facility', citation: '744.23(a)(2)' }, 'end-use.facility'),
        pending: found.requirement!,
      },
    ]
  return [
    {
      ...asks({ ...seated, rule: 'semiconductor-headquarters' }, headquartersId),
      pending: found.requirement!,
    },
  ]
}
