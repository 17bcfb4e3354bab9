import { isOnList } from '../embargo/listed-goods.ts'
import { itemIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, noted, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'

/** 15 CFR 746.8(a)(4): deepwater, Arctic or shale oil and gas in Russia or Belarus; elsewhere a sign of diversion. */
export const russianIndustry = (context: Context): readonly Finding[] => {
  const basis: Basis = {
    stage: 'end_use',
    rule: 'russian-industry',
    citation: '746.8(a)(4)',
    facts: { destination: context.destination },
  }
  const there = context.treated === 'RU' || context.treated === 'BY'
  if (there && context.ear99 && isOnList(context, 'oil-gas') === false)
    return [noted({ ...basis, rule: 'russian-industry-outside', citation: '746.8(a)(4); 746 Supp. 2' })]
  if (there || itemIn(context, 'russia-oil-gas') === 'yes')
    return [
      requires(basis, {
        policy: 'denial',
        exceptions: ['TMP', 'GOV', 'TSU', 'BAG', 'AVS'],
        kind: 'answered',
      }),
    ]
  return [
    asks(
      { ...basis, rule: 'russian-diversion', citation: '746.8(a); 732 Supp. 3' },
      'end-use.russian-diversion',
    ),
  ]
}
