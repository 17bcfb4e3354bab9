import type { downloadBatch as call } from '@maojian/contract/calls/screening'
import { tableFormats, writeTable, type Cell } from '../../documents/write-table.ts'
import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { attachment } from '../../http/attachment.ts'
import type { RawAnswer, Verb } from '../../http/route.ts'
import { readChunk } from './chunk-store.ts'
import { resultCells, resultHeading } from './result-table.ts'
import { findBatch } from './store.ts'
import type { Batch } from './tables.ts'

async function* resultRows({ db }: Context, { id, mapping }: Batch): AsyncGenerator<Cell[][]> {
  for (let ordinal = 0; ; ordinal++) {
    const chunk = await readChunk(db, id, ordinal)
    if (!chunk) return
    const { rows, answers } = chunk
    if (answers) yield rows.map((row, i) => resultCells(mapping, row, answers[i]!))
  }
}

/** The result so far as a file; of a cancelled batch, the rows that were screened. */
export const downloadBatch: Verb<typeof call> = async (context, { id, format }): Promise<RawAnswer> => {
  const batch = await findBatch(context.db, needUser(context), id)
  if (batch.screened === 0 || batch.state === 'running')
    throw new Fault(409, batch.state === 'running' ? '筛查尚未完成，请稍后下载' : '该批次还没有结果')
  return attachment({
    name: `${batch.name.replace(/\.[^.]*$/u, '')}-筛查结果.${format}`,
    type: tableFormats[format],
    content: writeTable(format, resultHeading(batch.mapping), resultRows(context, batch)),
  })
}
