import { conditionId, rowCoverage } from '../chart/row-coverage.ts'
import { isMarked } from '../chart/special-control.ts'
import type { ControlRow } from '../facts/control-facts.ts'
import { reviewPolicy } from '../review/review-policy.ts'
import { endUse } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, limits, nothing, requires, warns } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'

/** 15 CFR 746.3(a)(1), (2). */
const reasons = new Set(['NS', 'MT', 'NP', 'CW', 'CB', 'RS', 'CC', 'EI', 'SI', 'SL', 'UN'])

/** 15 CFR 746.3(c); CIV is gone. */
const exceptions = ['APP', 'TMP', 'RPL', 'GOV', 'GFT', 'TSU', 'BAG', 'AVS', 'ENC']

/**
 * 15 CFR 746.3: whatever the list controls for the reasons of (a)(1), to Iraq and within it, also where the chart bears no
 * mark; (a)(4) any item for military end use; (c) the exceptions that are left.
 */
export const iraq = (context: Context): readonly Finding[] => {
  if (context.treated !== 'IQ') return nothing
  const rows = (context.entry?.rows ?? []).filter(
    row => reasons.has(row.reason) && rowCoverage(context, row).covers !== 'no',
  )
  const basis: Basis = { stage: 'embargo', rule: 'iraq-exceptions', citation: '746.3(c)', facts: {} }
  return [
    ...(rows.length > 0 ? [limits({ ...basis, facts: { only: exceptions } }, exceptions)] : []),
    ...rows.filter(row => !isReached(context, row)).flatMap(row => listed(context, row)),
    ...military(context),
  ]
}

/** The chart step itself requires the licence, or asks. */
const isReached = (context: Context, row: ControlRow): boolean => {
  const marked = isMarked(context, row)
  return marked !== undefined
    ? marked !== 'no'
    : context.question.activity !== 'transfer' && context.row?.columns.has(row.rule) === true
}

const listed = (context: Context, row: ControlRow): readonly Finding[] => {
  const { reason } = row
  const facts = { eccn: row.eccn, reason, destination: context.destination }
  const basis: Basis = { stage: 'embargo', rule: 'iraq-list', citation: '746.3(a)(1), (2)', facts }
  // Regional stability rows that name other countries: whether (a)(1) means them too was not verified.
  if (reason === 'RS' && isMarked(context, row) !== undefined)
    return [warns({ ...basis, rule: 'iraq-regional' }, 'verify')]
  const found = requires(basis, { reason, ...reviewPolicy(context, { rule: 'iraq', reason }) })
  const { covers, because } = rowCoverage(context, row)
  if (covers === 'yes') return [found]
  const id = because === 'paragraph' ? `paragraph.${row.eccn}` : conditionId(row)
  return [{ ...asks({ ...basis, rule: 'iraq-open' }, id), pending: found.requirement! }]
}

const military = (context: Context): readonly Finding[] =>
  endUse(context, 106) === 'yes'
    ? [
        requires(
          { stage: 'embargo', rule: 'iraq-military', citation: '746.3(a)(4), (b)(4), (c)' },
          { policy: 'denial', exceptions: [], kind: 'answered' },
        ),
      ]
    : nothing
