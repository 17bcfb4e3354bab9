import type { RowCounts } from '@maojian/domain/vocabulary/counterparty-field'
import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { TableRow } from '../../documents/table-row.ts'
import { ofOrganisation } from '../organisation/entry.ts'
import { unpack } from './packed.ts'
import type { RowAnswer } from './screen-counterparty.ts'

type Db = Kysely<Schema>

const table = 'screening_batch_chunk'

export interface ReadRows {
  readonly ordinal: number
  readonly rows: number
  /** Packed. */
  readonly cells: Uint8Array
}

export const insertChunk = async (db: Db, batchId: string, read: ReadRows): Promise<void> => {
  await db
    .insertInto(table)
    .values({ ...read, batch_id: batchId, answers: null })
    .execute()
}

/** The rows of another batch, without their answers. */
export const copyChunks = async (db: Db, from: string, to: string): Promise<void> => {
  await db
    .insertInto(table)
    .columns(['batch_id', 'ordinal', 'rows', 'cells'])
    .expression(
      db
        .selectFrom(table)
        .select(eb => [eb.val(to).as('batch_id'), 'ordinal', 'rows', 'cells'])
        .where('batch_id', '=', from),
    )
    .execute()
}

export interface ChunkRows {
  readonly rows: readonly TableRow[]
  /** Absent until the rows have been screened. */
  readonly answers?: readonly RowAnswer[]
}

/** One chunk with its rows; undefined beyond the last. */
export const readChunk = async (db: Db, batchId: string, ordinal: number): Promise<ChunkRows | undefined> => {
  const row = await db
    .selectFrom(table)
    .select(['cells', 'answers'])
    .where('batch_id', '=', batchId)
    .where('ordinal', '=', ordinal)
    .executeTakeFirst()
  if (!row) return undefined
  const rows = await unpack<TableRow[]>(row.cells)
  return row.answers ? { rows, answers: await unpack<RowAnswer[]>(row.answers) } : { rows }
}

/** Counts of every chunk that was screened, in order. */
export const countsOfChunks = (db: Db, batchId: string) =>
  db
    .selectFrom(table)
    .select(['ordinal', 'rows', 'hits', 'possible', 'clear', 'unasked', 'changed', 'lists', 'reasons'])
    .where('batch_id', '=', batchId)
    .where('answers', 'is not', null)
    .orderBy('ordinal')
    .execute()

/** Whether a listed party stands in a row: also one that was decided away, which counts as clear. */
export const holdsParty = ({ hits, possible, lists }: CountedChunk): boolean =>
  hits + possible > 0 || Object.keys(lists).length > 0

/** Chunks that have no answer yet, in order. */
export const openOrdinals = async (db: Db, batchId: string): Promise<number[]> => {
  const rows = await db
    .selectFrom(table)
    .select('ordinal')
    .where('batch_id', '=', batchId)
    .where('answers', 'is', null)
    .orderBy('ordinal')
    .execute()
  return rows.map(row => row.ordinal)
}

export type CountedChunk = Awaited<ReturnType<typeof countsOfChunks>>[number]

export interface ChunkCounts extends RowCounts {
  readonly changed: number
}

interface ChunkAnswers {
  readonly ordinal: number
  /** Packed. */
  readonly answers: Uint8Array
  readonly counts: ChunkCounts
  readonly lists: Readonly<Record<string, number>>
  readonly reasons: Readonly<Record<string, number>>
}

/** False where the chunk has its answers already. */
export const setAnswers = async (
  db: Db,
  batchId: string,
  { ordinal, answers, counts, lists, reasons }: ChunkAnswers,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ answers, ...counts, lists: JSON.stringify(lists), reasons: JSON.stringify(reasons) })
    .where('batch_id', '=', batchId)
    .where('ordinal', '=', ordinal)
    .where('answers', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const forgetAnswers = async (db: Db, batchId: string): Promise<void> => {
  await db.updateTable(table).set({ answers: null }).where('batch_id', '=', batchId).execute()
}

/** Bytes of the rows of one batch, without its answers. */
export const bytesOfBatch = async (db: Db, batchId: string): Promise<number> => {
  const { bytes } = await db
    .selectFrom(table)
    .select(sql<number>`coalesce(sum(octet_length(cells)), 0)::bigint`.as('bytes'))
    .where('batch_id', '=', batchId)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/** Bytes of all rows and answers that an organisation's batches hold. */
export const bytesOfChunks = async (db: Db, organisationId: string): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(c.cells) + coalesce(octet_length(c.answers), 0)), 0)::bigint as bytes
    from screening_batch join screening_batch_chunk c on c.batch_id = screening_batch.id
    where ${ofOrganisation({ organisationId }, 'screening_batch')}`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** SHA-256 of the rows and answers of each chunk, in order: what a record of the batch is checked against. */
export const chunkDigests = async (db: Db, batchId: string): Promise<string[]> => {
  const digests: string[] = []
  for (let ordinal = 0; ; ordinal++) {
    const chunk = await readChunk(db, batchId, ordinal)
    if (!chunk) return digests
    digests.push(createHash('sha256').update(JSON.stringify(chunk)).digest('hex'))
  }
}
