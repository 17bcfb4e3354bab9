import { sql, type Kysely, type Updateable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { TableRow } from '../../documents/table-row.ts'
import { Fault } from '../../http/fault.ts'
import type { SessionUser } from '../../http/context.ts'
import { unpack } from './packed.ts'
import type { RowAnswer } from './screen-counterparty.ts'
import type { Batch, ScreeningBatchTable } from './tables.ts'

type Db = Kysely<Schema>

/** A batch of the user's own organisation; another's answers like one that does not exist. */
export const findBatch = async (db: Db, user: SessionUser, id: string): Promise<Batch> => {
  const row = await db
    .selectFrom('screening_batch')
    .selectAll()
    .where('id', '=', id)
    .where('organisation_id', '=', user.organisationId)
    .where('state', '<>', 'reading')
    .executeTakeFirst()
  if (row) return row
  throw new Fault(404)
}

/** Changes a batch while it is in one of these states; false when it is in none of them any more. */
export const changeBatch = async (
  db: Db,
  id: string,
  from: readonly Batch['state'][],
  values: Updateable<ScreeningBatchTable>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('screening_batch')
    .set(values)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Channel on which workers hear that a batch waits. */
export const batchChannel = 'screening_batch'

export const tellWorkers = async (db: Db, id: string): Promise<void> => {
  await sql`select pg_notify(${batchChannel}, ${id})`.execute(db)
}

/** Batches of an organisation that wait, run, or are being read. */
export const countUnderWay = async (db: Db, organisationId: string): Promise<number> => {
  const row = await db
    .selectFrom('screening_batch')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .where('state', 'in', ['reading', 'queued', 'running'])
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export interface ChunkRows {
  readonly rows: readonly TableRow[]
  /** Absent until the rows have been screened. */
  readonly answers?: readonly RowAnswer[]
}

/** One chunk with its rows; undefined beyond the last. */
export const readChunk = async (db: Db, batchId: string, ordinal: number): Promise<ChunkRows | undefined> => {
  const row = await db
    .selectFrom('screening_batch_chunk')
    .select(['cells', 'answers'])
    .where('batch_id', '=', batchId)
    .where('ordinal', '=', ordinal)
    .executeTakeFirst()
  if (!row) return undefined
  const rows = await unpack<TableRow[]>(row.cells)
  return row.answers ? { rows, answers: await unpack<RowAnswer[]>(row.answers) } : { rows }
}
