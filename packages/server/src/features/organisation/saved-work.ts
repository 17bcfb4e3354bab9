import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'

type Db = Kysely<Schema>
export type SavedRows = readonly Readonly<Record<string, unknown>>[]

/** Tables whose rows belong to an organisation. */
export type SavedTable = {
  [T in keyof Schema]: 'organisation_id' extends keyof Schema[T] ? T : never
}[Exclude<keyof Schema, 'account'>]

/** With what an erasure is told for good: its moment, and the signature of this installation. */
export interface Erasing {
  readonly now: Date
  readonly sign: (text: string) => Promise<{ readonly keyId: string; readonly signature: string }>
}

/** What a noun keeps for an organisation, and all that ever happens to it beside reading and writing. */
export interface SavedWork {
  /** Those of its tables that name the organisation. */
  readonly tables: readonly SavedTable[]
  /** Name of its part in the export of data. */
  readonly name: string
  readonly count: (db: Db, organisationId: string) => Promise<number>
  readonly read: (db: Db, organisationId: string) => Promise<SavedRows>
  /** Brings it to another organisation: its last member joins that one. */
  readonly move: (db: Db, from: string, to: string, now: Date) => Promise<void>
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
  readonly read: (db: Db, accountId: string, now: Date) => Promise<SavedRows>
  /** When the account has closed; absent: a record that stays with the bare id of the account. */
  readonly erase?: (db: Db, accountId: string) => Promise<void>
  readonly bytes?: (db: Db, accountId: string) => Promise<number>
}

/** Everything that the nouns keep, for accounts and for organisations. */
export interface OwnedData {
  readonly personal: readonly PersonalData[]
  readonly saved: readonly SavedWork[]
}

/** Saved work of one table whose other rows hang on it by foreign key. */
export const savedRows = ({ table, name, read, by }: SavedRowsOf): SavedWork => {
  const of = (id: string) => sql`${sql.table(table)} where organisation_id = ${id}`
  const order = by === undefined ? sql`` : sql` order by ${sql.ref(by)}`
  const readWhole: SavedWork['read'] = async (db, id) =>
    (await sql<SavedRows[number]>`select * from ${of(id)}${order}`.execute(db)).rows
  return {
    tables: [table],
    name,
    read: read ?? readWhole,
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
