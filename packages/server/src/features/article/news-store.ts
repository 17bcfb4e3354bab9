import { sql, type Kysely } from 'kysely'
import { likeAnywhere } from '../../db/like-anywhere.ts'
import type { Schema } from '../../db/schema.ts'
import type { News, NewsFeed, NewsMeasure } from './tables.ts'

type Db = Kysely<Schema>

export type NewNews = Omit<News, 'measures'> & { readonly measures: readonly NewsMeasure[] }

/** The same id again replaces what stood there: a file may be imported twice. */
export const putNews = async (db: Db, rows: readonly NewNews[]): Promise<void> => {
  for (const { measures, ...row } of rows) {
    const values = { ...row, measures: JSON.stringify(measures) }
    const { id: _id, created_at: _made, ...changed } = values
    await db
      .insertInto('news')
      .values(values)
      .onConflict(conflict => conflict.column('id').doUpdateSet(changed))
      .execute()
  }
}

export interface NewsFilter {
  readonly kind?: 0 | 1 | 2 | undefined
  readonly keyword?: string | undefined
}

const filtered = (db: Db, { kind, keyword = '' }: NewsFilter) => {
  const all = db.selectFrom('news')
  const ofKind = kind === undefined ? all : all.where('kind', '=', kind)
  return keyword === '' ? ofKind : ofKind.where('title', 'ilike', likeAnywhere(keyword))
}

/** The newest so many of what the filter leaves, and how many there are. */
export const newestNews = async (
  db: Db,
  filter: NewsFilter,
  limit: number,
): Promise<{ readonly rows: News[]; readonly count: number }> => {
  const rows = await filtered(db, filter)
    .selectAll()
    .orderBy('published', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  const counted = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count: Number(counted.count) }
}

const mostNaming = 100

/** The newest news that name one of these folded names. */
export const newsNaming = async (db: Db, names: readonly string[]): Promise<News[]> => {
  if (names.length === 0) return []
  return db
    .selectFrom('news')
    .selectAll()
    .where(sql<boolean>`names && ${[...names]}::text[]`)
    .orderBy('published', 'desc')
    .limit(mostNaming)
    .execute()
}

/** News of a day and later that are counted at once. */
const mostCounted = 5000

/** Day and names of the news since a day that name one of these folded names. */
export const newsNamingSince = async (
  db: Db,
  names: readonly string[],
  since: string,
): Promise<Pick<News, 'id' | 'published' | 'names'>[]> => {
  if (names.length === 0) return []
  return db
    .selectFrom('news')
    .select(['id', 'published', 'names'])
    .where(sql<boolean>`names && ${[...names]}::text[]`)
    .where('published', '>=', since)
    .orderBy('published', 'desc')
    .limit(mostCounted)
    .execute()
}

export const findNews = (db: Db, id: string): Promise<News | undefined> =>
  db.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst()

export const feedsOf = (db: Db): Promise<NewsFeed[]> =>
  db.selectFrom('news_feed').selectAll().orderBy('id').execute()

/** Subscribes to a feed, or changes what is said of it. */
export const putFeed = async (
  db: Db,
  { url, title, country, unit }: Pick<NewsFeed, 'url' | 'title' | 'country' | 'unit'>,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('news_feed')
    .values({ url, title, country, unit, checked_at: null, created_at: now })
    .onConflict(conflict => conflict.column('url').doUpdateSet({ title, country, unit }))
    .execute()
}

export const removeFeed = async (db: Db, url: string): Promise<boolean> =>
  (await db.deleteFrom('news_feed').where('url', '=', url).executeTakeFirst()).numDeletedRows > 0n

/** Which of these stand already. */
export const knownNews = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('news').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(row => row.id))
}

/** How the last look ended; after a failed one the mark of what was read before stays. */
export const noteFeed = async (
  db: Db,
  id: number,
  { fault, now, etag }: { fault: string; now: Date; etag?: string | undefined },
): Promise<void> => {
  const noted = { checked_at: now, fault, ...(etag !== undefined && { etag }) }
  await db.updateTable('news_feed').set(noted).where('id', '=', id).execute()
}
