import { itemIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, nothing, requires } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'

const hasColumn = (context: Context): boolean =>
  context.entry?.rows.some(row => /^(CB|NP|NS|MT|RS|CC|AT)[123]$/.test(row.rule)) ?? false

/**
 * 15 CFR 746.7(a): entries with a chart column and the entries named there, without exceptions (c); all else falls to
 * OFAC's embargo, which 746.7(e) enforces whether or not the EAR requires a licence.
 */
export const iran = (context: Context): readonly Finding[] => {
  if (context.treated !== 'IR') return nothing
  const policy = { policy: 'denial', exceptions: [] } as const
  if (hasColumn(context) || itemIn(context, 'iran-named') === 'yes')
    return [requires({ stage: 'embargo', rule: 'iran', citation: '746.7(a)(1)(i), (c)' }, policy)]
  // Nothing in (a) reaches EAR99 technology released to an Iranian national elsewhere; what is left is OFAC's.
  if (context.question.activity === 'deemed')
    return [
      asks(
        { stage: 'embargo', rule: 'iran-deemed', citation: '746.7(a)(2), (e); 31 CFR 560' },
        'embargo.iran-deemed',
        'verify',
      ),
    ]
  return [requires({ stage: 'embargo', rule: 'iran-ofac', citation: '746.7(a)(2), (e); 31 CFR 560' }, policy)]
}
