import type { listBatchResults as call } from '@maojian/contract/calls/screening'
import {
  rowVerdicts,
  type ColumnMapping,
  type RowVerdict,
} from '@maojian/domain/vocabulary/counterparty-field'
import type * as z from 'zod'
import type { TableRow } from '../../documents/table-row.ts'
import { needUser, type Context } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { countsOfChunks, readChunk } from './chunk-store.ts'
import type { RowAnswer } from './screen-counterparty.ts'
import { findBatch } from './store.ts'

type Row = z.output<typeof call.reply>['data'][number]

/** Rows of one verdict that one chunk holds. */
interface Segment {
  readonly ordinal: number
  readonly verdict: RowVerdict
  readonly count: number
}

const columns = { 1: 'hits', 2: 'possible', 0: 'clear', 9: 'unasked' } as const

/** What must be looked at comes first; what could not be asked stands before what was found clear. */
const order: readonly RowVerdict[] = [1, 2, 9, 0]

const segmentsOf = async (
  { db }: Context,
  id: string,
  verdicts: readonly RowVerdict[],
): Promise<Segment[]> => {
  const counts = await countsOfChunks(db, id)
  return verdicts.flatMap(verdict =>
    counts.map(row => ({ ordinal: row.ordinal, verdict, count: row[columns[verdict]] })),
  )
}

const rowWire = (mapping: ColumnMapping, row: TableRow, answer: RowAnswer): Row => ({
  line: row.line,
  name: row.cells[mapping.name ?? -1] ?? '',
  reference: row.cells[mapping.reference ?? -1] ?? '',
  verdict: answer.verdict,
  verdictName: rowVerdicts[answer.verdict],
  score: answer.score,
  hitCount: answer.count,
  partyId: answer.partyId,
  party: answer.party,
  partyZh: answer.partyZh,
  matchedName: answer.matchedName,
  lists: answer.lists,
  effect: answer.effect ?? '',
  effectLevel: answer.effectLevel ?? 0,
  reason: answer.reason,
})

const readSegment = async (
  { db }: Context,
  id: string,
  { segment: { ordinal, verdict }, mapping }: { readonly segment: Segment; readonly mapping: ColumnMapping },
): Promise<Row[]> => {
  const chunk = await readChunk(db, id, ordinal)
  return (chunk?.rows ?? []).flatMap((row, i) => {
    const answer = chunk?.answers?.[i]
    return answer?.verdict === verdict ? [rowWire(mapping, row, answer)] : []
  })
}

/** One page of the rows, the gravest verdict first: only the chunks that it touches are opened. */
export const listBatchResults: Verb<typeof call> = async (context, input) => {
  const { mapping } = await findBatch(context.db, needUser(context), input.id)
  const verdicts = input.verdict === undefined ? order : [Number(input.verdict) as RowVerdict]
  const segments = await segmentsOf(context, input.id, verdicts)
  const data: Row[] = []
  let before = (input.page - 1) * input.pageSize
  for (const segment of segments) {
    if (before >= segment.count) {
      before -= segment.count
      continue
    }
    const rows = await readSegment(context, input.id, { segment, mapping })
    data.push(...rows.slice(before, before + input.pageSize - data.length))
    before = 0
    if (data.length >= input.pageSize) break
  }
  return { data, count: segments.reduce((sum, segment) => sum + segment.count, 0) }
}
