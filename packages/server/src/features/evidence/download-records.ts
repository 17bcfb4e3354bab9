import { recordKinds, type downloadRecords as call } from '@maojian/contract/calls/evidence'
import { tableFormats, writeTable, type Cell } from '../../documents/write-table.ts'
import { attachment } from '../../http/attachment.ts'
import { needUser, type Context } from '../../http/context.ts'
import type { RawAnswer, Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { accountNames } from '../account/entry.ts'
import { findRecords, type RecordFilter } from './record-store.ts'
import { shanghaiMoment, verdictWords } from './record-wire.ts'

const titles = [
  '记录编号',
  '时间（北京时间）',
  '类别',
  '所问',
  '结论',
  '主体数',
  '操作人',
  '名单快照',
  '链内序号',
  '封印',
]

const pageSize = 1000

async function* cells(context: Context, filter: RecordFilter): AsyncGenerator<Cell[][]> {
  const user = needUser(context)
  let after: Awaited<ReturnType<typeof findRecords>>[number] | undefined
  for (;;) {
    const rows = await findRecords(context.db, user, { ...filter, limit: pageSize, after })
    if (rows.length === 0) return
    after = rows.at(-1)
    const names = await accountNames(
      context.db,
      rows.map(row => row.author_id),
    )
    yield rows.map(row => [
      row.id,
      shanghaiMoment(row.at),
      recordKinds[row.kind],
      row.title,
      verdictWords(row),
      row.hits,
      names.get(row.author_id) ?? '',
      row.snapshot_id,
      row.number,
      row.seal,
    ])
  }
}

/** Records of the filter as a file. */
export const downloadRecords: Verb<typeof call> = (context, { format, ...filter }): RawAnswer =>
  attachment({
    name: `检索记录-${shanghaiDay(context.now)}.${format}`,
    type: tableFormats[format],
    content: writeTable(format, { name: '检索记录', titles }, cells(context, filter)),
  })
