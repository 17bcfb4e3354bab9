import { itemIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, nothing } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'

/** Notes of an entry that require a licence beside its table; known, but not read in the editions of the tables. */
export const entryNote = (context: Context): readonly Finding[] => {
  if (context.treated !== 'CN' || itemIn(context, 'note-china') === 'no') return nothing
  const basis = {
    stage: 'chart',
    rule: 'note-china',
    citation: '774 Supp. 1, 0A501 License Requirement Note',
    facts: { eccn: context.code, destination: context.destination },
  } as const
  return [asks(basis, 'chart.note-china', 'verify')]
}
