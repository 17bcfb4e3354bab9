import type { downloadBatch as call } from '@maojian/contract/calls/screening'
import { tableFormats, writeTable, type Cell } from '../../documents/write-table.ts'
import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { attachment } from '../../http/attachment.ts'
import type { RawAnswer, Verb } from '../../http/route.ts'
import { rowVerdicts } from '@maojian/domain/vocabulary/counterparty-field'
import { readChunk } from './chunk-store.ts'
import { decisionsOfRows, answeredOf } from './read-batch-rows.ts'
import { resultNotes } from './result-notes.ts'
import { noteCells, resultCells, resultHeading, type ResultColumn } from './result-table.ts'
import type { FindDispositions } from './dispositions.ts'
import type { RowAnswer } from './screen-counterparty.ts'
import { findBatch } from './store.ts'
import type { Batch } from './tables.ts'

interface Written {
  readonly context: Context
  readonly batch: Batch
  readonly dispositions: FindDispositions
}

const decisionColumns: readonly ResultColumn[] = [
  ['处置', 14],
  ['处置理由', 36],
  ['处置状态', 10],
  ['处置人', 14],
  ['处置时间', 18],
  ['复核人', 14],
  ['有效至', 12],
  ['上次结论', 10],
  ['上次主体', 36],
]

type Decision = NonNullable<Awaited<ReturnType<typeof decisionsOfRows>>[number]>

const decisionCells = (decision: Decision | null, { former }: RowAnswer): Cell[] => [
  ...(decision
    ? [
        decision.sameName,
        decision.reason,
        decision.stateName,
        decision.author,
        decision.decidedAt,
        decision.approvedBy,
        decision.reviewOn,
      ]
    : Array.from({ length: 7 }, () => '')),
  former ? rowVerdicts[former.verdict] : '',
  former?.party ?? '',
]

const headingOf = (batch: Batch) => resultHeading(batch, decisionColumns)

async function* resultRows({ context, batch, dispositions }: Written): AsyncGenerator<Cell[][]> {
  for (let ordinal = 0; ; ordinal++) {
    const chunk = await readChunk(context.db, batch.id, ordinal)
    if (!chunk) break
    const rows = answeredOf(chunk)
    const decisions = await decisionsOfRows({ context, batch, dispositions }, rows)
    if (rows.length > 0)
      yield rows.map(({ row, answer }, i) => [
        ...resultCells(batch, row, answer),
        ...decisionCells(decisions[i]!, answer),
      ])
  }
  const notes = await resultNotes(context, batch)
  const heading = headingOf(batch)
  yield notes.map(text => noteCells(heading, text))
}

/** The result so far as a file; of a cancelled batch, the rows that were screened. */
export const downloadBatch =
  (dispositions: FindDispositions): Verb<typeof call> =>
  async (context, { id, format }): Promise<RawAnswer> => {
    const batch = await findBatch(context.db, needUser(context), id)
    if (batch.screened === 0 || batch.state === 'running')
      throw new Fault(409, batch.state === 'running' ? '筛查尚未完成，请稍后下载' : '该批次还没有结果')
    return attachment({
      name: `${batch.name.replace(/\.[^.]*$/u, '')}-筛查结果.${format}`,
      type: tableFormats[format],
      content: writeTable(format, headingOf(batch), resultRows({ context, batch, dispositions })),
    })
  }
