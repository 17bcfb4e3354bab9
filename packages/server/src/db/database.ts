import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { EmbeddedDatabase } from './embedded.ts'
import type { Schema } from './schema.ts'

/** What a caller shows to prove that this process owns the data folder (see control/control-socket.ts). */
export interface FolderClaim {
  readonly dataDir: string
}

/** One connection inside a transaction, for scripts of several statements. */
export interface ScriptConnection {
  readonly query: (
    sql: string,
    parameters?: readonly unknown[],
  ) => Promise<{ rows: Record<string, unknown>[] }>
  /** Runs a script of any number of statements without parameters. */
  readonly exec: (sql: string) => Promise<void>
}

/**
 * The one database of the product. Values arrive alike from both kinds: int8 as number (an unsafe one is an
 * error), numeric and date as string, timestamptz as Date, json parsed; json parameters are given as text.
 */
export interface Database {
  readonly db: Kysely<Schema>
  readonly kind: 'embedded' | 'postgres'
  /** The proxy itself, for the job queue; only when `kind` is 'embedded'. */
  readonly embedded?: EmbeddedDatabase
  /** The connections themselves, for the job queue; only when `kind` is 'postgres'. */
  readonly pool?: Pool
  /** Calls `heard` for each payload; resolves when listening, to a function that stops it. */
  readonly listen: (channel: string, heard: (payload: string) => void) => Promise<() => Promise<void>>
  readonly notify: (channel: string, payload: string) => Promise<void>
  /** One transaction without the age limit, for migrations. */
  readonly script: <T>(run: (connection: ScriptConnection) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}
