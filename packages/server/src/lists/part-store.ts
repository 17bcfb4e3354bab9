import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { shanghaiDay } from '../shanghai-day.ts'
import { isFirstEdition } from './edition-store.ts'
import type { ContentCounts } from './content-counts.ts'

type Db = Database['db']

export interface KnownPart {
  readonly part: string
  readonly format: string
  readonly rank: number
  readonly edition: number
  /** Day that the edition itself states; '' where it does not. */
  readonly day: string
  /** The same, or the day of the fetch where the authority's own address gave a file without a day. */
  readonly orderDay: string
  readonly active: boolean
  readonly entries: number
  readonly relations: number
  readonly counts: ContentCounts
  /** Names of the files that its edition was read from. */
  readonly files: readonly string[]
  /** What its edition was published with, and the code that read it. */
  readonly note: string
  readonly reader: string
}

/** Whether every file of an edition came from its authority's own address, and none was brought by a person. */
const wasFetched = (edition: string) =>
  sql<boolean>`(${sql.ref(edition)}.raw <> '{}' and not exists (
    select from raw_file where digest = any(${sql.ref(edition)}.raw) and url = ''))`

/** The parts of one list, those that others took the place of included. */
export const partsOf = async (db: Db, source: string): Promise<KnownPart[]> => {
  const rows = await db
    .selectFrom('list_part')
    .innerJoin('edition', 'edition.id', 'list_part.edition_id')
    .select([
      'list_part.part',
      'list_part.format',
      'list_part.rank',
      'list_part.edition_id',
      'list_part.superseded_by',
      'edition.published_on',
      'edition.fetched_at',
      wasFetched('edition').as('fetched'),
      'edition.entries',
      'edition.relations',
      'edition.named',
      'edition.names',
      'edition.identifiers',
      'edition.addresses',
      'edition.birth_dates',
      'edition.note',
      'edition.reader',
      sql<string[]>`array(select name from raw_file where digest = any(edition.raw) order by name)`.as(
        'files',
      ),
    ])
    .where('list_part.source_id', '=', source)
    .execute()
  return rows.map(row => ({
    part: row.part,
    format: row.format,
    rank: row.rank,
    edition: row.edition_id,
    day: row.published_on ?? '',
    orderDay: row.published_on ?? (row.fetched ? shanghaiDay(row.fetched_at) : ''),
    active: row.superseded_by === null,
    entries: row.entries,
    relations: row.relations,
    counts: {
      named: row.named,
      names: row.names,
      identifiers: row.identifiers,
      addresses: row.addresses,
      birthDates: row.birth_dates,
    },
    files: row.files,
    note: row.note,
    reader: row.reader,
  }))
}

export const allParts = (db: Db) => db.selectFrom('list_part').selectAll().execute()

/** Whether every one of these lists already stands on exactly these raw files. */
export const standsOn = async (
  db: Db,
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

export interface StandingPart {
  readonly source: string
  readonly format: string
  readonly day: string | null
  readonly fetched: Date
  readonly fromAuthority: boolean
  readonly added: number
  readonly removed: number
  readonly changed: number
  /** Its edition is the first that was imported of it. */
  readonly first: boolean
  readonly edition: number
  /** Digests of the official files that it was read from. */
  readonly ownRaw: readonly string[]
}

/** What readers see of every list: its parts that count, with their editions, oldest first. */
export const standingParts = async (db: Db): Promise<StandingPart[]> => {
  const { rows } = await sql<StandingPart>`
    select p.source_id as source, p.format, e.published_on as day, e.fetched_at as fetched,
      ${wasFetched('e')} as "fromAuthority", e.added, e.removed, e.changed, ${isFirstEdition} as first, e.id as edition, e.own_raw as "ownRaw"
    from list_part p join edition e on e.id = p.edition_id
    where p.superseded_by is null order by e.id`.execute(db)
  return rows
}

export interface HeldEdition {
  readonly source: string
  readonly part: string
  readonly day: string
  readonly entries: number
  /** Entries of the whole list with it; null for editions that were published before this was kept. */
  readonly listed: number | null
  /** Names the import that brought it. */
  readonly fetch: string
}

/** Editions of the parts that count and bring entries, oldest first, each with its own day or that of the fetch. */
export const heldEditions = async (db: Db): Promise<HeldEdition[]> => {
  const { rows } = await sql<HeldEdition>`
    select e.source_id as source, e.part, e.entries, e.listed, e.fetched_at::text || array_to_string(e.raw, '') as fetch,
      to_char(coalesce(e.published_on, (e.fetched_at at time zone 'Asia/Shanghai')::date), 'YYYY-MM-DD') as day
    from edition e join list_part p on p.source_id = e.source_id and p.part = e.part
    where p.superseded_by is null and e.state <> 'draft' and e.format <> 'starter' and e.entries > 0
    order by e.id`.execute(db)
  return rows
}

export interface StandingList {
  readonly id: string
  /** Numbers of its standing editions, joined by +. */
  readonly editions: string
  readonly day: string | null
  /** Each once, however many of its parts bear it. */
  readonly entries: number
  /** Its parties are the sample: a part of relations alone may stand beside them. */
  readonly starter: boolean
}

/** Every list once, with the editions that an index is built from. */
export const standingLists = async (db: Db): Promise<StandingList[]> => {
  const { rows } = await sql<StandingList>`
    select p.source_id as id, string_agg(p.edition_id::text, '+' order by p.edition_id) as editions,
      max(e.published_on) as day, s.listed as entries, bool_or(p.format = 'starter') as starter
    from list_part p join edition e on e.id = p.edition_id join list_source s on s.id = p.source_id
    where p.superseded_by is null
    group by p.source_id, s.listed order by p.source_id`.execute(db)
  return rows
}

export interface StandIn {
  readonly source: string
  readonly part: string
  /** Edition that takes the part's place; null where the part itself counts. */
  readonly by: number | null
}

/** Makes drafts the editions that readers see; the caller's transaction makes it one moment. */
export const movePointers = async (
  tx: Db,
  drafts: readonly number[],
  standIns: readonly StandIn[],
): Promise<void> => {
  await sql`update edition e set state = 'superseded' from list_part p, edition d
    where e.id = p.edition_id and d.id = any(${[...drafts]}::integer[]) and d.source_id = p.source_id
      and d.part = p.part`.execute(tx)
  await sql`insert into list_part (source_id, part, format, rank, edition_id)
    select source_id, part, format, rank, id from edition where id = any(${[...drafts]}::integer[])
    on conflict (source_id, part) do update
      set format = excluded.format, rank = excluded.rank, edition_id = excluded.edition_id`.execute(tx)
  await sql`update list_part p set superseded_by = x.by
    from json_to_recordset(${JSON.stringify(standIns)}::json) as x(source text, part text, by integer)
    where p.source_id = x.source and p.part = x.part`.execute(tx)
  await sql`update edition set state = 'published' where id = any(${[...drafts]}::integer[])`.execute(tx)
}
