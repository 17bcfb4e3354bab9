import { contextOf } from '../rule/context.ts'
import type { ControlFacts } from '../facts/control-facts.ts'
import type { Ask } from '../rule/determination.ts'
import { conditionId, rowCoverage } from './row-coverage.ts'

/** Conditions on which rows of the entry's table turn, wherever the item goes: what only its parameters tell. */
export const openScopes = (facts: ControlFacts, eccn: string, date: string): readonly Ask[] => {
  // Rows are covered or not by paragraph and answers; the destination plays no part in it.
  const context = contextOf(facts, { eccn, date, destination: 'CN' })
  return (context.entry?.rows ?? [])
    .filter(row => rowCoverage(context, row).because === 'condition')
    .map(row => ({
      id: conditionId(row),
      rule: `scope-${row.condition ?? 'technical'}`,
      citation: '774 Supp. 1',
      facts: { eccn: row.eccn, reason: row.reason, column: row.rule, refs: row.refs },
      blocking: true,
    }))
}
