import type { mapDestinations, mapItems } from '@maojian/contract/calls/licence-matrix'
import type * as z from 'zod'
import type { Outcome } from '../../ui/outcome-tone.ts'

type Destinations = z.output<typeof mapDestinations.reply>
type Items = z.output<typeof mapItems.reply>

export interface MatrixRow {
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly outcome: Outcome
  readonly outcomeName: string
  readonly riskLevel: 0 | 1 | 2
  readonly reasons: readonly string[]
}

export interface Matrix extends Pick<
  Destinations,
  'counts' | 'subject' | 'subjectName' | 'date' | 'factsDay' | 'warnings'
> {
  readonly rows: readonly MatrixRow[]
}

export const fromDestinations = (reply: Destinations): Matrix => ({
  ...reply,
  rows: reply.rows.map(row => ({ ...row, code: row.countryId, name: row.nameCn, nameEn: row.name })),
})

export const fromItems = (reply: Items): Matrix => ({
  ...reply,
  rows: reply.rows.map(row => ({ ...row, code: row.eccn, nameEn: '' })),
})

export const filterRows = (rows: readonly MatrixRow[], outcome: string, find: string): MatrixRow[] => {
  const asked = find.normalize('NFKC').trim().toUpperCase()
  return rows
    .filter(row => outcome === '' || row.outcome === outcome)
    .filter(row => [row.code, row.name, row.nameEn].some(text => text.toUpperCase().includes(asked)))
}
