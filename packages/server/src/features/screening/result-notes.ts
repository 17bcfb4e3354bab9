import type { SnapshotMeta } from '@maojian/screening'
import { findSnapshot } from '../../snapshots/snapshot-store.ts'
import type { Context } from '../../http/context.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'
import { missingLists } from '../source/entry.ts'
import type { Batch } from './tables.ts'

type Meta = Pick<SnapshotMeta, 'sources'>

/** How many lists of which editions were asked, and which of the product's were not. */
const listsTold = (meta: Meta): string => {
  const days = meta.sources.flatMap(({ publishedOn }) => publishedOn || []).toSorted()
  const editions = days.length === 0 ? '' : `，版本 ${days[0]!} 至 ${days.at(-1)!}`
  return [`共 ${String(meta.sources.length)} 份名单${editions}`, missingLists(meta)]
    .filter(Boolean)
    .join('；')
}

/** What a result file says of itself below its rows: whoever files it away has no page beside it. */
export const resultNotes = async ({ db }: Pick<Context, 'db'>, batch: Batch): Promise<string[]> => {
  const row = batch.snapshot_id === null ? undefined : await findSnapshot(db, batch.snapshot_id)
  const at = batch.finished_at ? `筛查完成于 ${shanghaiMinute(batch.finished_at)}（北京时间）` : '筛查未完成'
  const lists = row ? listsTold(row.meta as Meta) : ''
  return [
    ...(batch.warning === '' ? [] : [batch.warning]),
    [at, `名单快照 ${batch.snapshot_id ?? ''}`, lists].filter(Boolean).join('；'),
  ]
}
