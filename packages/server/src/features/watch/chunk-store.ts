import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'

type Db = Kysely<Schema>

const table = 'watch_chunk'

export interface NewChunk {
  readonly watchId: string
  readonly ordinal: number
  readonly rows: number
  /** Packed `WatchedSubject[]`. */
  readonly content: Uint8Array
  /** Snapshot on which they were screened; '' for never. */
  readonly snapshotId: string
  readonly hits: number
  readonly possible: number
}

export const putChunk = async (db: Db, { watchId, snapshotId, ...chunk }: NewChunk): Promise<void> => {
  const values = { ...chunk, snapshot_id: snapshotId, questions: null }
  await db
    .insertInto(table)
    .values({ ...values, watch_id: watchId })
    .onConflict(conflict => conflict.columns(['watch_id', 'ordinal']).doUpdateSet(values))
    .execute()
}

/** What is left of another filling of the same watch. */
export const removeChunksFrom = async (db: Db, watchId: string, ordinal: number): Promise<void> => {
  await db.deleteFrom(table).where('watch_id', '=', watchId).where('ordinal', '>=', ordinal).execute()
}

export interface ChunkHead {
  readonly ordinal: number
  readonly rows: number
  readonly snapshot_id: string
}

/** Chunks of a watch in order, without their content. */
export const chunksOf = (db: Db, watchId: string): Promise<ChunkHead[]> =>
  db
    .selectFrom(table)
    .select(['ordinal', 'rows', 'snapshot_id'])
    .where('watch_id', '=', watchId)
    .orderBy('ordinal')
    .execute()

export interface ChunkContent {
  readonly content: Uint8Array
  /** What they look for in an index (`keepQuestions`); null where it was not read yet. */
  readonly questions: Uint8Array | null
}

export const readContent = (db: Db, watchId: string, ordinal: number): Promise<ChunkContent> =>
  db
    .selectFrom(table)
    .select(['content', 'questions'])
    .where('watch_id', '=', watchId)
    .where('ordinal', '=', ordinal)
    .executeTakeFirstOrThrow()

/** What was screened again; `content` and `questions` absent where they are as before. */
export interface ScreenedChunk {
  readonly watchId: string
  readonly ordinal: number
  readonly snapshotId: string
  readonly hits: number
  readonly possible: number
  readonly content?: Uint8Array | undefined
  readonly questions?: Uint8Array | undefined
}

export const updateChunk = async (
  db: Db,
  { watchId, ordinal, snapshotId, hits, possible, content, questions }: ScreenedChunk,
): Promise<void> => {
  await db
    .updateTable(table)
    .set({
      snapshot_id: snapshotId,
      hits,
      possible,
      ...(content && { content }),
      ...(questions && { questions }),
    })
    .where('watch_id', '=', watchId)
    .where('ordinal', '=', ordinal)
    .execute()
}

export const countsOfChunks = async (
  db: Db,
  watchId: string,
): Promise<{ subjects: number; hits: number; possible: number }> => {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => [
      fn.sum<number | null>('rows').as('subjects'),
      fn.sum<number | null>('hits').as('hits'),
      fn.sum<number | null>('possible').as('possible'),
    ])
    .where('watch_id', '=', watchId)
    .executeTakeFirst()
  return {
    subjects: Number(row?.subjects ?? 0),
    hits: Number(row?.hits ?? 0),
    possible: Number(row?.possible ?? 0),
  }
}
