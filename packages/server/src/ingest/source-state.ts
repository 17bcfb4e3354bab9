import type { Database } from '../db/database.ts'
import type { IngestContext } from './ingest-context.ts'
import type { KeptFile } from './raw-store.ts'

/** Keeps the reason of a failed check where list health shows it; the edition stays. */
export const recordFailure = async (
  { database, now }: Pick<IngestContext, 'database' | 'now'>,
  source: string,
  message: string,
): Promise<void> => {
  const failure = { last_check_at: now(), last_error: message.slice(0, 2000) }
  await database.db
    .insertInto('list_source')
    .values({ id: source, ...failure })
    .onConflict(conflict => conflict.column('id').doUpdateSet(failure))
    .execute()
}

export const recordRawFiles = async (
  db: Database['db'],
  files: readonly KeptFile[],
  at: Date,
): Promise<void> => {
  const rows = files.map(({ digest, name, size, url }) => ({ digest, name, size, url, fetched_at: at }))
  if (rows.length > 0)
    await db
      .insertInto('raw_file')
      .values(rows)
      .onConflict(conflict => conflict.column('digest').doNothing())
      .execute()
}

/** Whether every one of these lists already stands on exactly these raw files. */
export const currentDigests = async (
  db: Database['db'],
  sources: readonly string[],
  digests: readonly string[],
): Promise<boolean> => {
  const rows = await db
    .selectFrom('list_part')
    .innerJoin('edition', 'edition.id', 'list_part.edition_id')
    .select(['list_part.source_id', 'edition.raw'])
    .where('list_part.source_id', 'in', sources)
    .execute()
  const wanted = [...digests].sort().join()
  const same = new Set(rows.filter(row => [...row.raw].sort().join() === wanted).map(row => row.source_id))
  return sources.every(source => same.has(source))
}

/** The authority's files are those already read: the check succeeded. */
export const recordUnchanged = async (
  { database, now }: Pick<IngestContext, 'database' | 'now'>,
  sources: readonly string[],
): Promise<void> => {
  const at = now()
  await database.db
    .updateTable('list_source')
    .set({ last_check_at: at, last_success_at: at, last_error: '' })
    .where('id', 'in', sources)
    .execute()
}
