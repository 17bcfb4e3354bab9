import { asks, noted, nothing, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import { reviewPolicy } from '../review/review-policy.ts'
import { itemIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'

/** Chart footnotes that the grid does not show: some require a licence in a blank cell, some soften one. */
export const footnoteRule = (context: Context): readonly Finding[] =>
  (context.row?.footnotes ?? []).flatMap(number => rules[number]?.(context) ?? nothing)

const rules: Readonly<Record<number, (context: Context) => readonly Finding[]>> = {
  2: context => cameras(context, '742.4(a)'),
  3: context =>
    context.code === '0A919'
      ? [asks({ ...basisOf(context, 'footnote-3'), citation: '742.6(a)(3)' }, 'chart.footnote-3')]
      : nothing,
  4: context => cameras(context, '742.6(a)(2), (4)(ii)'),
  7: context => judge(context, 'footnote-7', 'RS'),
  10: context => judge(context, 'footnote-10', 'FC'),
}

const cameras = (context: Context, citation: string): readonly Finding[] =>
  context.code === '6A003'
    ? [noted({ ...basisOf(context, 'footnote-cameras'), citation }, 'assumed')]
    : nothing

const basisOf = (context: Context, rule: string): Basis => ({
  stage: 'chart',
  rule,
  citation: `738 Supp. 1 note ${rule.slice('footnote-'.length)}`,
  facts: { eccn: context.code, destination: context.destination },
})

const judge = (context: Context, rule: string, reason: string): readonly Finding[] => {
  if (itemIn(context, `${rule}-except`) === 'yes') return nothing
  const listed = itemIn(context, rule)
  const basis = basisOf(context, rule)
  if (listed === 'yes') return [requires(basis, { reason, ...reviewPolicy(context, { rule, reason }) })]
  return listed === 'ask' || itemIn(context, `${rule}-part`) !== 'no'
    ? [asks(basis, `chart.${rule}`)]
    : nothing
}
