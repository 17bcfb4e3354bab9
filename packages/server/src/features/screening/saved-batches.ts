import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { SavedWork } from '../organisation/entry.ts'
import { bytesOfChunks, readChunk } from './chunk-store.ts'
import { savedBatchRows } from './store.ts'

/** So many rows go into one export; of a batch beyond them it names the file that holds them all. */
const mostRows = 20_000

type Row = Readonly<Record<string, unknown>>

const rowsOf = async (db: Kysely<Schema>, id: string): Promise<Row[]> => {
  const rows: Row[] = []
  for (let ordinal = 0; ; ordinal++) {
    const chunk = await readChunk(db, id, ordinal)
    if (!chunk) return rows
    rows.push(...chunk.rows.map((row, i) => ({ ...row, answer: chunk.answers?.[i] ?? null })))
  }
}

/** Batches with their rows and answers. */
export const savedBatches: SavedWork = {
  ...savedBatchRows,
  read: async (db, organisationId) => {
    let left = mostRows
    const saved: Row[] = []
    for (const batch of await savedBatchRows.read(db, organisationId)) {
      const count = Number(batch['rows'])
      const fits = count <= left
      if (fits) left -= count
      const file = `/api/screening/batch/file?id=${String(batch['id'])}`
      saved.push({ ...batch, content: fits ? await rowsOf(db, String(batch['id'])) : file })
    }
    return saved
  },
  bytes: bytesOfChunks,
}
