import type { listBatchResults as call } from '@maojian/contract/calls/screening'
import {
  countOf,
  gravestFirst,
  rowVerdicts,
  unaskedReasons,
  type RowVerdict,
} from '@maojian/domain/vocabulary/counterparty-field'
import type * as z from 'zod'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { isInGraph } from '../enterprise/entry.ts'
import { countsOfChunks, type CountedChunk } from './chunk-store.ts'
import type { FindDispositions } from './dispositions.ts'
import { filterBatchRows, isFiltered, type AskedRows, type FoundRows } from './filter-batch-rows.ts'
import { answeredRows, callOf, decisionsOfRows, type BatchRow } from './read-batch-rows.ts'
import { findBatch } from './store.ts'
import type { Batch } from './tables.ts'

type Row = z.output<typeof call.reply>['data'][number]

interface Beside {
  readonly decision: Row['decision']
  readonly graph: EnterpriseGraph | undefined
}

const rowWire = (batch: Batch, found: BatchRow, { decision, graph }: Beside): Row => {
  const { row, answer } = found
  const call = callOf(batch, found)
  return {
    line: row.line,
    ...call,
    inGraph: isInGraph(graph, { name: call.name }),
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
    formerVerdict: answer.former ? rowVerdicts[answer.former.verdict] : '',
    formerParty: answer.former?.party ?? '',
    decision,
  }
}

/** One page of all rows: only the chunks that it touches are opened. */
const pageOfRows = async (
  { context, batch, input, verdicts }: AskedRows,
  chunks: readonly CountedChunk[],
): Promise<FoundRows> => {
  const segments = verdicts.flatMap(verdict =>
    chunks.map(chunk => ({ ordinal: chunk.ordinal, verdict, count: countOf(chunk, verdict) })),
  )
  const rows: BatchRow[] = []
  let before = (input.page - 1) * input.pageSize
  for (const { ordinal, verdict, count } of segments) {
    if (before >= count) {
      before -= count
      continue
    }
    const held = await answeredRows(context.db, batch.id, ordinal)
    const ofVerdict = held.filter(({ answer }) => answer.verdict === verdict)
    rows.push(...ofVerdict.slice(before, before + input.pageSize - rows.length))
    before = 0
    if (rows.length >= input.pageSize) break
  }
  return { rows, count: segments.reduce((sum, segment) => sum + segment.count, 0) }
}

const summed = (all: readonly Readonly<Record<string, number>>[]): { name: string; count: number }[] => {
  const sums = new Map<string, number>()
  for (const [name, count] of all.flatMap(one => Object.entries(one)))
    sums.set(name, (sums.get(name) ?? 0) + count)
  return [...sums].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count)
}

/** Why rows could not be asked, each reason counted apart. */
const countedReasons = (chunks: readonly CountedChunk[]): { name: string; count: number }[] => {
  const counts = new Map(summed(chunks.map(chunk => chunk.reasons)).map(({ name, count }) => [name, count]))
  return Object.entries(unaskedReasons).flatMap(([reason, name]) => {
    const count = counts.get(reason)
    return count === undefined ? [] : [{ name, count }]
  })
}

/** One page of the rows, the gravest verdict first, with what the organisation decided of them. */
export const listBatchResults =
  (dispositions: FindDispositions): Verb<typeof call> =>
  async (context, input) => {
    const batch = await findBatch(context.db, needUser(context), input.id)
    const verdicts = input.verdict === undefined ? gravestFirst : [Number(input.verdict) as RowVerdict]
    const asked = { context, batch, input, verdicts, dispositions }
    const chunks = await countsOfChunks(context.db, input.id)
    const { rows, count } = await (isFiltered(input)
      ? filterBatchRows(asked, chunks)
      : pageOfRows(asked, chunks))
    const decisions = await decisionsOfRows(asked, rows)
    const graph = context.graph.current()
    return {
      data: rows.map((row, i) => rowWire(batch, row, { decision: decisions[i]!, graph })),
      count,
      lists: summed(chunks.map(chunk => chunk.lists)),
      unasked: countedReasons(chunks),
    }
  }
