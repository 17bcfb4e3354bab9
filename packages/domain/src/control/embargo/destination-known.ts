import type { Context } from '../rule/context.ts'
import { asks, noted } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'

/** Why another destination's row and groups govern this one. */
const governedBy = ({ facts, destination }: Context): string =>
  facts.chart.get(destination)?.basis ?? facts.territories.get(destination)?.citation ?? '738.3(b)'

/** A destination without a row is undecided, never free; the United States is no export. */
export const destinationKnown = (context: Context): readonly Finding[] => {
  const facts = { destination: context.destination, treated: context.treated }
  if (context.row === undefined)
    return [
      asks(
        { stage: 'embargo', rule: 'destination-unknown', citation: '738.3(b)', facts },
        'destination.unknown',
      ),
    ]
  if (context.treated === 'US') {
    const citation = context.destination === 'US' ? '734.13' : `734.13; ${governedBy(context)}`
    return [noted({ stage: 'embargo', rule: 'domestic', citation, facts })]
  }
  if (context.treated !== context.destination)
    return [
      noted({
        stage: 'embargo',
        rule: 'treated-as',
        citation: governedBy(context),
        facts,
      }),
    ]
  return [
    noted({
      stage: 'embargo',
      rule: 'destination',
      citation: '746; 738 Supp. 1',
      facts: { ...facts, groups: [...context.groups] },
    }),
  ]
}
