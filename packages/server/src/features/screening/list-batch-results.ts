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

interface ChunkCount {
  readonly ordinal: number
  readonly count: number
}

const columns = { 1: 'hits', 2: 'possible', 0: 'clear', 9: 'unasked' } as const

/** How many rows of this verdict each screened chunk holds. */
const countChunks = async ({ db }: Context, id: string, verdict?: RowVerdict): Promise<ChunkCount[]> => {
  const counts = await countsOfChunks(db, id)
  return counts.map(row => ({
    ordinal: row.ordinal,
    count: verdict === undefined ? row.rows : row[columns[verdict]],
  }))
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

/** One page of the rows: only the chunks that it touches are opened. */
export const listBatchResults: Verb<typeof call> = async (context, input) => {
  const { mapping } = await findBatch(context.db, needUser(context), input.id)
  const verdict = input.verdict === undefined ? undefined : (Number(input.verdict) as RowVerdict)
  const chunks = await countChunks(context, input.id, verdict)
  const data: Row[] = []
  let before = (input.page - 1) * input.pageSize
  for (const { ordinal, count } of chunks) {
    if (before >= count) {
      before -= count
      continue
    }
    const chunk = await readChunk(context.db, input.id, ordinal)
    const rows = (chunk?.rows ?? []).flatMap((row, i) => {
      const answer = chunk?.answers?.[i]
      return answer && (verdict === undefined || answer.verdict === verdict)
        ? [rowWire(mapping, row, answer)]
        : []
    })
    data.push(...rows.slice(before, before + input.pageSize - data.length))
    before = 0
    if (data.length >= input.pageSize) break
  }
  return { data, count: chunks.reduce((sum, chunk) => sum + chunk.count, 0) }
}
