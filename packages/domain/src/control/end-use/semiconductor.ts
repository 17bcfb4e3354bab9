import { isMacauOrD5 } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, noted, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'

const isOwnedThere = (context: Context): 'yes' | 'no' | 'unknown' => {
  const seats = (context.question.parties ?? []).map(party => party.headquarters)
  const listed = seats.some(
    seat =>
      seat !== undefined &&
      (seat === 'MO' || (context.view.groups.get(seat === 'HK' ? 'CN' : seat)?.has('D:5') ?? false)),
  )
  if (listed) return 'yes'
  return seats.length > 0 && seats.every(seat => seat !== undefined) ? 'no' : 'unknown'
}

/** 15 CFR 744.23: supercomputers, advanced nodes and chip tools in Macau or D:5, or for companies seated there. */
export const semiconductor = (context: Context): readonly Finding[] => {
  const basis: Basis = {
    stage: 'end_use',
    rule: 'semiconductor',
    citation: '744.23(a)',
    facts: { destination: context.destination },
  }
  if (isMacauOrD5(context))
    return [requires(basis, { policy: 'presumption_of_denial', exceptions: ['GOV'], kind: 'answered' })]
  const owned = isOwnedThere(context)
  if (owned === 'no') return [noted({ ...basis, rule: 'semiconductor-outside' })]
  return [
    asks(
      { ...basis, rule: 'semiconductor-headquarters', citation: '744.23(a)(3), (4)(ii)' },
      'end-use.headquarters',
    ),
  ]
}
