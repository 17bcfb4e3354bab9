import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { readChunk } from './chunk-store.ts'
import { readCounterparty, type Counterparty } from './counterparty.ts'
import type { Batch } from './tables.ts'

export interface BatchSubject extends Counterparty {
  /** Of the file. */
  readonly line: number
}

/** Whom one part of a batch names, in order; undefined beyond the last part. */
export const batchSubjects = async (
  db: Kysely<Schema>,
  { id, mapping, titles }: Batch,
  ordinal: number,
): Promise<BatchSubject[] | undefined> => {
  const chunk = await readChunk(db, id, ordinal)
  return chunk?.rows.map(({ line, cells }) => ({
    line,
    ...readCounterparty(cells, mapping, titles),
  }))
}
