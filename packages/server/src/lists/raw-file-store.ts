import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

interface RawFile {
  readonly digest: string
  readonly name: string
  readonly size: number
  readonly url: string
  readonly etag?: string | undefined
}

/** Where the raw bytes of a digest came from and when they last came. */
export const recordRawFiles = async (
  db: Database['db'],
  files: readonly RawFile[],
  at: Date,
): Promise<void> => {
  const rows = files.map(({ digest, name, size, url, etag = '' }) => ({
    digest,
    name,
    size,
    url,
    etag,
    fetched_at: at,
  }))
  if (rows.length > 0)
    await db
      .insertInto('raw_file')
      .values(rows)
      .onConflict(conflict =>
        conflict.column('digest').doUpdateSet({
          fetched_at: at,
          // Once the authority itself gave these bytes, nobody's copy of them is a stray file.
          url: sql<string>`case when excluded.url = '' then raw_file.url else excluded.url end`,
          etag: sql<string>`case when excluded.url = '' then raw_file.etag else excluded.etag end`,
        }),
      )
      .execute()
}

/** What an address gave last, with the mark under which its authority still knows it. */
export const findMarked = (
  db: Database['db'],
  url: string,
): Promise<{ readonly digest: string; readonly size: number; readonly etag: string } | undefined> =>
  db
    .selectFrom('raw_file')
    .select(['digest', 'size', 'etag'])
    .where('url', '=', url)
    .where('etag', '<>', '')
    .orderBy('fetched_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Digests of files that came before that moment and that no edition, draft or not, was made from. */
export const unusedRawFiles = async (db: Database['db'], before: Date): Promise<string[]> => {
  const { rows } = await sql<{ digest: string }>`
    select f.digest from raw_file f
    where f.fetched_at < ${before} and not exists (select from edition e where f.digest = any(e.raw) or f.digest = e.records)
  `.execute(db)
  return rows.map(row => row.digest)
}

export const forgetRawFile = async (db: Database['db'], digest: string): Promise<void> => {
  await db.deleteFrom('raw_file').where('digest', '=', digest).execute()
}

/** Names under which these bytes first came. */
export const namesOfRaw = async (db: Database['db'], digests: readonly string[]): Promise<string[]> => {
  const rows = await db.selectFrom('raw_file').select('name').where('digest', 'in', digests).execute()
  return rows.map(({ name }) => name)
}
