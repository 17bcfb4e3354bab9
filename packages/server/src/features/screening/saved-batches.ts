import { forMembers, mayUse } from '@maojian/contract/roles'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { rowsOf, type SavedRow, type SavedWork } from '../organisation/entry.ts'
import { bytesOfChunks, readChunk } from './chunk-store.ts'
import { savedBatchRows } from './store.ts'

/** So many rows go into one export; of a batch beyond them it names the file that holds them all. */
const mostRows = 20_000

const contentOf = async (db: Kysely<Schema>, id: string): Promise<SavedRow[]> => {
  const rows: SavedRow[] = []
  for (let ordinal = 0; ; ordinal++) {
    const chunk = await readChunk(db, id, ordinal)
    if (!chunk) return rows
    rows.push(...chunk.rows.map((row, i) => ({ ...row, answer: chunk.answers?.[i] ?? null })))
  }
}

/** One batch after the other: the rows of only one are in memory. */
async function* withRows(db: Kysely<Schema>, organisationId: string): AsyncGenerator<SavedRow> {
  let left = mostRows
  for await (const batch of rowsOf(savedBatchRows.read(db, organisationId))) {
    const count = Number(batch['rows'])
    const fits = count <= left
    if (fits) left -= count
    const file = `/api/screening/batch/file?id=${String(batch['id'])}`
    yield { ...batch, content: fits ? await contentOf(db, String(batch['id'])) : file }
  }
}

/** Batches with their rows and answers. */
export const savedBatches: SavedWork = {
  ...savedBatchRows,
  read: withRows,
  shownTo: { titleZh: '会员', includes: ({ role }) => mayUse(forMembers, role) },
  bytes: bytesOfChunks,
}
