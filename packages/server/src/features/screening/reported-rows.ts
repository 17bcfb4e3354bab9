import { countOf, type RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import type { Context } from '../../http/context.ts'
import { countsOfChunks } from './chunk-store.ts'
import type { FindDispositions } from './dispositions.ts'
import { answeredRows, callOf, decisionsOfRows, type BatchRow } from './read-batch-rows.ts'
import type { RowAnswer } from './screen-counterparty.ts'
import type { Batch } from './tables.ts'

/** A row that a report names. */
export interface ReportedRow {
  readonly line: number
  readonly name: string
  readonly reference: string
  readonly answer: RowAnswer
  /** What was decided, by whom and until when; null where nothing was. */
  readonly decision: Awaited<ReturnType<typeof decisionsOfRows>>[number]
}

/** More of one verdict are left to the table of results. */
const mostRows = 1000

const reported = [1, 2, 9] as const satisfies readonly RowVerdict[]
type Reported = (typeof reported)[number]

/** The rows of a batch that somebody must look at, by their verdict, as many as a document can hold. */
export const reportedRows = async (
  context: Context,
  batch: Batch,
  dispositions: FindDispositions,
): Promise<ReadonlyMap<Reported, readonly ReportedRow[]>> => {
  const held = new Map<Reported, BatchRow[]>(reported.map(verdict => [verdict, []]))
  for (const chunk of await countsOfChunks(context.db, batch.id)) {
    if (!reported.some(verdict => countOf(chunk, verdict) > 0 && held.get(verdict)!.length < mostRows))
      continue
    for (const row of await answeredRows(context.db, batch.id, chunk.ordinal)) {
      const { verdict } = row.answer
      const rows = verdict === 0 ? undefined : held.get(verdict)
      if (rows && rows.length < mostRows) rows.push(row)
    }
  }
  const told = new Map<Reported, readonly ReportedRow[]>()
  for (const [verdict, rows] of held) {
    const decisions = await decisionsOfRows({ context, batch, dispositions }, rows)
    told.set(
      verdict,
      rows.map((row, i) => ({
        line: row.row.line,
        ...callOf(batch, row),
        answer: row.answer,
        decision: decisions[i]!,
      })),
    )
  }
  return told
}
