import { asks, nothing, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import { itemIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'

/** Chart footnotes that require a licence where the cell is blank: 7 for India, 10 for Australia and the United Kingdom. */
export const footnoteRule = (context: Context): readonly Finding[] => {
  const footnotes = context.row?.footnotes ?? []
  if (footnotes.includes(7)) return judge(context, 'footnote-7', 'RS')
  return footnotes.includes(10) ? judge(context, 'footnote-10', 'FC') : nothing
}

const judge = (context: Context, rule: string, reason: string): readonly Finding[] => {
  if (itemIn(context, `${rule}-except`) === 'yes') return nothing
  const listed = itemIn(context, rule)
  const basis: Basis = {
    stage: 'chart',
    rule,
    citation: `738 Supp. 1 note ${rule.slice('footnote-'.length)}`,
    facts: { eccn: context.code, destination: context.destination },
  }
  if (listed === 'yes') return [requires(basis, { reason })]
  return listed === 'ask' || itemIn(context, `${rule}-part`) !== 'no'
    ? [asks(basis, `chart.${rule}`)]
    : nothing
}
