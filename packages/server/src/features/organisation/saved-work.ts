import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import type { Sign } from '../../signing/keys-of.ts'

type Db = Kysely<Schema>
export type SavedRow = Readonly<Record<string, unknown>>
export type SavedRows = readonly SavedRow[]

/** Rows as they are read for an export: at once where they are few, else page after page. */
export type Reading = Promise<SavedRows> | AsyncIterable<SavedRow>

/** Tables whose rows belong to an organisation. */
export type SavedTable = {
  [T in keyof Schema]: 'organisation_id' extends keyof Schema[T] ? T : never
}[Exclude<keyof Schema, 'account'>]

/** With what an erasure is told for good: its moment, and the signature of this installation. */
export interface Erasing {
  readonly now: Date
  readonly sign: Sign
}

/** Who brings saved work to another organisation, when, and the signature of this installation for what that changes. */
export interface Moving extends Erasing {
  readonly by: string
}

/** Those whom the calls of a noun answer: nobody else may read the same by an export. */
export interface ShownTo {
  readonly titleZh: string
  readonly includes: (user: SessionUser) => boolean
}

/** What a noun keeps for an organisation, and all that ever happens to it beside reading and writing. */
export interface SavedWork {
  /** Those of its tables that name the organisation. */
  readonly tables: readonly SavedTable[]
  /** Name of its part in the export of data. */
  readonly name: string
  readonly count: (db: Db, organisationId: string) => Promise<number>
  readonly read: (db: Db, organisationId: string) => Reading
  /** Whom its calls show it to; absent: every member. */
  readonly shownTo?: ShownTo
  /** Brings it to another organisation: its last member joins that one. */
  readonly move: (db: Db, from: string, to: string, moving: Moving) => Promise<void>
  readonly erase: (db: Db, organisationId: string, erasing: Erasing) => Promise<void>
  /** What it takes of the organisation's storage; absent: too little to count. */
  readonly bytes?: (db: Db, organisationId: string) => Promise<number>
}

interface SavedRowsOf {
  readonly table: SavedTable
  readonly name: string
  /** Absent: its rows whole. */
  readonly read?: SavedWork['read']
  /** Column by which they are then read, the oldest first. */
  readonly by?: string
}

/** What a noun keeps for an account alone. */
export interface PersonalData {
  /** Those of its tables that name the account. */
  readonly tables: readonly (keyof Schema)[]
  readonly name: string
  readonly read: (db: Db, accountId: string, now: Date) => Reading
  /** When the account has closed; absent: a record that stays with the bare id of the account. */
  readonly erase?: (db: Db, accountId: string) => Promise<void>
  readonly bytes?: (db: Db, accountId: string) => Promise<number>
}

/** Everything that the nouns keep, for accounts and for organisations. */
export interface OwnedData {
  readonly personal: readonly PersonalData[]
  readonly saved: readonly SavedWork[]
}

/** Rows one by one, however they are read. */
export async function* rowsOf(reading: Reading): AsyncGenerator<SavedRow> {
  if (Symbol.asyncIterator in reading) yield* reading
  else yield* await reading
}

/** So many rows are in memory at a time, of which the largest have some kilobytes. */
const pageRows = 200

/** Rows page after page: what stands behind the last one that was read. */
export async function* inPages<Row>(
  pageAfter: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined
  for (;;) {
    const rows = await pageAfter(last, pageRows)
    yield* rows
    if (rows.length < pageRows) return
    last = rows.at(-1)
  }
}

/** Primary keys that are called otherwise than `id`. */
const keys: { readonly [T in SavedTable]?: string } = {
  evidence_certificate: 'number',
  watch_policy: 'organisation_id',
  decision_policy: 'organisation_id',
}

/**
 * So many keys are read at a time, and their rows page by page. A page of whole rows sorts all that is left of an
 * organisation wherever the database has not counted what it holds.
 */
const keysAtOnce = 20_000

interface Placed {
  readonly key: string
  /** As text: a date of this process is without its microseconds. */
  readonly place: string
}

type Table = Pick<SavedRowsOf, 'table' | 'by'>

const keyOf = (table: SavedTable) => sql.ref(keys[table] ?? 'id')

const placedKeys = async (
  db: Db,
  { table, by }: Table,
  { organisationId, last }: { readonly organisationId: string; readonly last: Placed | undefined },
): Promise<readonly Placed[]> => {
  const key = keyOf(table)
  const order = by === undefined ? key : sql`${sql.ref(by)}, ${key}`
  const start = by === undefined ? sql`${last?.key}` : sql`${last?.place}::timestamptz, ${last?.key}`
  const behind = last === undefined ? sql`` : sql`and (${order}) > (${start})`
  const { rows } =
    await sql<Placed>`select ${key} as key, ${by === undefined ? key : sql.ref(by)}::text as place
    from ${sql.table(table)} where organisation_id = ${organisationId} ${behind}
    order by ${order} limit ${keysAtOnce}`.execute(db)
  return rows
}

const rowsWith = async (db: Db, table: SavedTable, wanted: readonly string[]): Promise<SavedRows> => {
  const list = sql`${[...wanted]}::text[]`
  const key = keyOf(table)
  const { rows } = await sql<SavedRow>`select * from ${sql.table(table)} where ${key} = any(${list})
    order by array_position(${list}, ${key})`.execute(db)
  return rows
}

async function* wholeRows(db: Db, of: Table, organisationId: string): AsyncGenerator<SavedRow> {
  let last: Placed | undefined
  for (;;) {
    const placed = await placedKeys(db, of, { organisationId, last })
    for (let at = 0; at < placed.length; at += pageRows)
      yield* await rowsWith(
        db,
        of.table,
        placed.slice(at, at + pageRows).map(({ key }) => key),
      )
    if (placed.length < keysAtOnce) return
    last = placed.at(-1)
  }
}

/** Saved work of one table whose other rows hang on it by foreign key. */
export const savedRows = ({ table, name, read, by }: SavedRowsOf): SavedWork => {
  const of = (id: string) => sql`${sql.table(table)} where organisation_id = ${id}`
  return {
    tables: [table],
    name,
    read: read ?? ((db, id) => wholeRows(db, { table, by }, id)),
    count: async (db, id) => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${of(id)}`.execute(
        db,
      )
      return rows[0]?.count ?? 0
    },
    move: async (db, from, to) => {
      await sql`update ${sql.table(table)} set organisation_id = ${to} where organisation_id = ${from}`.execute(
        db,
      )
    },
    erase: async (db, id) => {
      await sql`delete from ${of(id)}`.execute(db)
    },
  }
}
