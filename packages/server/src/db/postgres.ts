import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, ScriptConnection } from './database.ts'
import { PostgresListener } from './postgres-listener.ts'
import type { Schema } from './schema.ts'
import { typeParsers } from './type-parsers.ts'

interface PostgresOptions {
  readonly connectionString: string
  readonly maxTransactionMs: number
  readonly onLost: (error: Error) => void
  readonly poolSize?: number
}

const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && typeParsers[id]) || pg.types.getTypeParser(id, format),
}

const runScript = async <T>(pool: pg.Pool, run: (connection: ScriptConnection) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const result = await run({
      query: (sql, parameters = []) => client.query<Record<string, unknown>>(sql, [...parameters]),
      exec: async sql => void (await client.query(sql)),
    })
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** A PostgreSQL server: a pool for statements, one more connection for LISTEN. */
export const openPostgres = async (options: PostgresOptions): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.poolSize ?? 10,
    types,
    // A server that cannot be reached is told at once, not waited for.
    connectionTimeoutMillis: 5000,
    // The server ends a forgotten transaction, as the worker does for the embedded database.
    idle_in_transaction_session_timeout: options.maxTransactionMs,
  })
  pool.on('error', options.onLost)
  // A client at work has no other listener: a line that breaks then would end the process. Its query fails anyway.
  pool.on('connect', client => client.on('error', () => undefined))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const listener = new PostgresListener(options.connectionString, options.onLost)
  await pool.query('select 1')
  return {
    db,
    kind: 'postgres',
    pool,
    listen: (channel, heard) => listener.listen(channel, heard),
    notify: async (channel, payload) =>
      void (await pool.query('select pg_notify($1, $2)', [channel, payload])),
    script: run => runScript(pool, run),
    close: async () => {
      await listener.close()
      await db.destroy()
    },
  }
}
