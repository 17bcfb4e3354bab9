import { columnsOf } from '@maojian/domain/vocabulary/counterparty-field'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Context, SessionUser } from '../../http/context.ts'
import { countsOfChunks, holdsParty, readChunk, type ChunkRows } from './chunk-store.ts'
import { readCounterparty } from './counterparty.ts'
import type { FindDispositions, FoundPair } from './dispositions.ts'
import { rowName } from './row-names.ts'
import { findBatch } from './store.ts'
import type { RowAnswer } from './screen-counterparty.ts'
import type { TableRow } from '../../documents/table-row.ts'
import type { Batch } from './tables.ts'

type Db = Kysely<Schema>

/** One row with its answer. */
export interface BatchRow {
  readonly row: TableRow
  readonly answer: RowAnswer
}

/** The rows of a chunk with their answers; none while it waits. */
export const answeredOf = ({ rows, answers }: ChunkRows): BatchRow[] =>
  rows.flatMap((row, i) => (answers?.[i] ? [{ row, answer: answers[i] }] : []))

/** Rows of one chunk that have an answer, in order; empty beyond the last. */
export const answeredRows = async (db: Db, id: string, ordinal: number): Promise<BatchRow[]> => {
  const chunk = await readChunk(db, id, ordinal)
  return chunk ? answeredOf(chunk) : []
}

type ReadColumns = Pick<Batch, 'mapping' | 'titles'>

/** How a row is called, and its own number. */
export const callOf = (
  { mapping, titles }: ReadColumns,
  { row: { cells } }: BatchRow,
): { readonly name: string; readonly reference: string } => ({
  name: rowName(cells, mapping, titles),
  reference: cells[columnsOf(mapping, 'reference')[0] ?? -1] ?? '',
})

/** Whom a row asked about and which party was found for him; undefined where none was. */
const pairOf = ({ mapping, titles }: ReadColumns, { row, answer }: BatchRow): FoundPair | undefined =>
  answer.partyId === ''
    ? undefined
    : { screened: readCounterparty(row.cells, mapping, titles), partyId: answer.partyId }

interface Deciding {
  readonly context: Context
  readonly batch: Batch
  readonly dispositions: FindDispositions
}

/** What was decided of each of these rows, in their order; null where nothing was, or nothing was found. */
export const decisionsOfRows = async (
  { context, batch, dispositions }: Deciding,
  rows: readonly BatchRow[],
) => {
  const pairs = rows.map(row => pairOf(batch, row))
  const decided = await dispositions(
    context,
    pairs.filter(pair => pair !== undefined),
  )
  let at = 0
  return pairs.map(pair => (pair ? (decided[at++] ?? null) : null))
}

/** What was found on these lines of a batch of the user's own organisation; lines without a party are left out. */
export const findBatchPairs = async (
  db: Db,
  user: SessionUser,
  { id, lines }: { readonly id: string; readonly lines: ReadonlySet<number> },
): Promise<ReadonlyMap<number, FoundPair>> => {
  const batch = await findBatch(db, user, id)
  const pairs = new Map<number, FoundPair>()
  for (const chunk of (await countsOfChunks(db, id)).filter(holdsParty)) {
    for (const found of await answeredRows(db, id, chunk.ordinal)) {
      const pair = lines.has(found.row.line) ? pairOf(batch, found) : undefined
      if (pair) pairs.set(found.row.line, pair)
    }
    if (pairs.size === lines.size) break
  }
  return pairs
}
