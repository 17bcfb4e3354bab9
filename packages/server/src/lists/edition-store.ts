import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ContentCounts } from './content-counts.ts'

type Db = Database['db']

export const hasEditions = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('edition').select('id').where('state', '<>', 'draft').limit(1).execute()).length > 0

export interface NewEdition {
  readonly source: string
  readonly part: string
  readonly fetchedAt: Date
  readonly raw: readonly string[]
}

/** Begins a draft; its format, rank and day are known when everything has been read. */
export const draftEdition = async (db: Db, { source, part, fetchedAt, raw }: NewEdition): Promise<number> => {
  const { id } = await db
    .insertInto('edition')
    .values({
      source_id: source,
      part,
      format: '',
      rank: 0,
      published_on: null,
      fetched_at: fetchedAt,
      raw: [...raw],
      state: 'draft',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One part of what an import brought. */
export interface BroughtPart {
  readonly source: string
  readonly format: string
  readonly entries: number
  readonly names: number
  readonly relations: number
  /** It is the edition of its part still. */
  readonly stands: boolean
}

/** What the newest import of exactly these bytes brought, read by this code. */
export const importsOfBytes = async (
  db: Db,
  digests: readonly string[],
  reader: string,
): Promise<BroughtPart[]> => {
  const raw = sql`${[...digests]}::text[]`
  const { rows } = await sql<BroughtPart>`with same as (
      select * from edition where raw @> ${raw} and raw <@ ${raw} and reader = ${reader} and state <> 'draft')
    select e.source_id as source, e.format, e.entries, e.names, e.relations, p.edition_id is not null as stands
    from same e left join list_part p on p.edition_id = e.id
    where e.fetched_at = (select max(fetched_at) from same) order by e.id`.execute(db)
  return rows
}

export interface EditionDescription extends ContentCounts {
  readonly id: number
  readonly format: string
  readonly rank: number
  /** yyyy-MM-dd */
  readonly day: string | null
  readonly entries: number
  readonly listed: number
  readonly relations: number
  readonly added: number
  readonly removed: number
  readonly changed: number
  readonly note: string
  readonly records: string
  /** Digest of the code that read it. */
  readonly reader: string
  /** Digests of the files that it was read from; [] for what ships with the product. */
  readonly ownRaw: readonly string[]
}

/** Counts and dates of the drafts; written before the pointer moves, readers do not look at drafts. */
export const describeEditions = async (db: Db, rows: readonly EditionDescription[]): Promise<void> => {
  await sql`update edition e set format = x.format, rank = x.rank, published_on = x.day, entries = x.entries, listed = x.listed,
      relations = x.relations, names = x.names, added = x.added, removed = x.removed, changed = x.changed,
      named = x.named, identifiers = x.identifiers, addresses = x.addresses,
      birth_dates = x."birthDates", note = x.note, records = x.records,
      reader = x.reader, own_raw = x."ownRaw"
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(id integer, format text, rank integer, day date,
      entries integer, listed integer, relations integer, names integer, added integer, removed integer, changed integer,
      named integer, identifiers integer, addresses integer, "birthDates" integer, note text, records text,
      reader text, "ownRaw" text[])
    where e.id = x.id`.execute(db)
}

/** Drafts that lie here, newest first. */
export const draftIds = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('edition')
    .select('id')
    .where('state', '=', 'draft')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(row => row.id)
}

/** Every edition that readers saw, with what dates it. */
export const datedEditions = (db: Db) =>
  db
    .selectFrom('edition')
    .select(['id', 'source_id as source', 'part', 'published_on', 'fetched_at'])
    .where('state', '<>', 'draft')
    .execute()

export interface ChangedEdition {
  readonly id: number
  readonly source: string
  readonly day: string | null
  readonly fetched: Date
  readonly entries: number
  readonly first: boolean
  readonly added: number
  readonly removed: number
  readonly changed: number
}

/**
 * Whether an edition (`e`) is the first of what it brings: its list is new to us, or came in another file before. All its
 * entries are new to us, and nothing changed at the authority.
 */
export const isFirstEdition = sql<boolean>`not exists (select from edition former
  where former.source_id = e.source_id and former.id < e.id and former.state <> 'draft'
    and former.format <> 'starter' and (former.part = e.part or position(':' in e.part) = 0))`

/** Editions that readers saw, newest first; the starter facts are ours and no change of a list. */
export const editionsSince = async (db: Db, since: string): Promise<ChangedEdition[]> => {
  const { rows } = await sql<ChangedEdition>`
    select e.id, e.source_id as source, e.published_on as day, e.fetched_at as fetched, e.entries, e.added,
      e.removed, e.changed, ${isFirstEdition} as first
    from edition e
    where e.state <> 'draft' and e.format <> 'starter'
      and e.fetched_at >= ${since}::timestamp at time zone 'Asia/Shanghai'
    order by e.id desc`.execute(db)
  return rows
}

export interface AddingEdition {
  readonly id: number
  readonly source: string
  readonly format: string
  readonly day: string | null
  readonly fetched: Date
  readonly added: number
  readonly first: boolean
}

/** Editions that added something, newest first, and how many there are. */
export const addingEditions = async (
  db: Db,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly AddingEdition[]; readonly count: number }> => {
  const { rows } = await sql<AddingEdition>`
    select id, source_id as source, format, published_on as day, fetched_at as fetched, added,
      ${isFirstEdition} as first
    from edition e where state <> 'draft' and added > 0
    order by coalesce(published_on, (fetched_at at time zone 'Asia/Shanghai')::date) desc, id desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  const { rows: counts } = await sql<{ count: number }>`
    select count(*) as count from edition where state <> 'draft' and added > 0`.execute(db)
  return { rows, count: counts[0]?.count ?? 0 }
}

/** Digests of the official files that each of these editions was read from, by its number. */
export const rawOfEditions = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const known = ids.filter(id => /^\d{1,9}$/u.test(id)).map(Number)
  if (known.length === 0) return new Map()
  const rows = await db.selectFrom('edition').select(['id', 'own_raw']).where('id', 'in', known).execute()
  return new Map(rows.map(row => [String(row.id), row.own_raw]))
}
