import type { SnapshotMeta } from '@maojian/screening'
import { engineVersion } from '@maojian/screening/version'
import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { partsThen } from '../lists/parts-then-store.ts'
import type { SnapshotRow } from '../snapshots/snapshot-store.ts'
import { buildIndexOf } from './build-index.ts'
import { loadStanding, type IndexBasis } from './standing-basis.ts'

export interface RestoredIndex {
  readonly bytes: Uint8Array
  /** Bit by bit what answered then. */
  readonly isSame: boolean
  /** Where it is not: what of its making is another today. In Chinese. */
  readonly differs: readonly string[]
}

const differences = (then: IndexBasis, now: IndexBasis): string[] => [
  ...(then.engine === now.engine ? [] : [`匹配引擎当时为 ${then.engine}，现为 ${now.engine}`]),
  ...(then.merges === now.merges ? [] : ['主体归并之后有变化']),
  ...(then.zhNames === now.zhNames && then.subjects === now.subjects
    ? []
    : ['中文名称表或索引内容之后有变化']),
]

/** Stored as jsonb, which orders keys its own way: the bytes need ours. */
const metaOf = ({ publishedAt, sources }: SnapshotMeta): SnapshotMeta => ({
  engine: engineVersion,
  publishedAt,
  sources: sources.map(({ id, edition, publishedOn, entries, starter }) => ({
    id,
    edition,
    publishedOn,
    entries,
    starter,
  })),
})

/** Makes a former index again of the editions that it was made of; undefined where they are not held any more. */
export const restoreIndex = async (
  db: Database['db'],
  row: SnapshotRow,
  signal?: AbortSignal,
): Promise<RestoredIndex | undefined> => {
  const then = JSON.parse(row.basis) as IndexBasis
  const parts = await partsThen(db, then.editions)
  if (!parts) return undefined
  const { bytes } = await buildIndexOf(db, { meta: metaOf(row.meta as SnapshotMeta), parts, signal })
  const isSame = createHash('sha256').update(bytes).digest('hex') === row.digest
  if (isSame) return { bytes, isSame, differs: [] }
  const { basis } = await loadStanding(db)
  const differs = differences(then, basis)
  return { bytes, isSame, differs: differs.length > 0 ? differs : ['个别条目的归并或取代情况之后有变化'] }
}
