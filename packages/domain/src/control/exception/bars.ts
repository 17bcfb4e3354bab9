import { is0Y521, isMilitarySeries } from '../code/parse-eccn.ts'
import { destinationIn, isIn, isMacauOrD5, itemIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import type { Requirement } from '../rule/determination.ts'
import { limits } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'

interface Bar {
  readonly rule: string
  readonly citation: string
  readonly holds: (context: Context, reasons: ReadonlySet<string>) => boolean
  /** What is left. */
  readonly only: readonly string[]
}

const advanced = ['TMP', 'NAC/ACA', 'RPL', 'GOV', 'TSU', 'HBM', 'AIA', 'ACM', 'LPP']

/** General restrictions on all exceptions, 15 CFR 740.2(a); those of part 746 stand with the embargo itself. */
const bars: readonly Bar[] = [
  { rule: 'bar-sl', citation: '740.2(a)(3)', holds: (_, reasons) => reasons.has('SL'), only: ['GOV'] },
  {
    rule: 'bar-crime-control',
    citation: '740.2(a)(4)',
    holds: (context, reasons) => reasons.has('CC') && !destinationIn(context, 'crime-control-open'),
    only: ['GOV'],
  },
  {
    rule: 'bar-missile',
    citation: '740.2(a)(5)',
    holds: (_, reasons) => reasons.has('MT'),
    only: ['GOV', 'TMP', 'RPL', 'AVS', 'BAG', 'TSU'],
  },
  {
    rule: 'bar-chip-tools',
    citation: '740.2(a)(9)(i)',
    holds: context => isMacauOrD5(context) && itemIn(context, 'chip-tools-740-2') === 'yes',
    only: ['GOV'],
  },
  {
    rule: 'bar-advanced-computing',
    citation: '740.2(a)(9)(ii)',
    holds: context => itemIn(context, 'advanced-computing') === 'yes',
    only: advanced,
  },
  {
    rule: 'bar-torture',
    citation: '740.2(a)(10)',
    holds: context =>
      itemIn(context, 'no-exception-742-11') === 'yes' || itemIn(context, 'no-exception-738-3') === 'yes',
    only: [],
  },
  {
    rule: 'bar-0y521',
    citation: '740.2(a)(14)',
    holds: context => is0Y521(context.code),
    only: ['GOV'],
  },
  {
    rule: 'bar-military-series',
    citation: '740.2(a)(12)',
    holds: context => isMilitarySeries(context.code) && isIn(context, 'D:5'),
    only: ['GOV'],
  },
]

export const exceptionBars = (context: Context, requirements: readonly Requirement[]): readonly Finding[] => {
  const reasons = new Set<string>()
  for (const { reason } of requirements) if (reason !== undefined) reasons.add(reason)
  const found: Finding[] = []
  for (const { rule, citation, holds, only } of bars)
    if (holds(context, reasons))
      found.push(limits({ stage: 'exception', rule, citation, facts: { only } }, only))
  return found
}
