import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Kysely, PGliteDialect } from 'kysely'
import type { Config } from '../config.ts'
import type { Database, FolderClaim } from './database.ts'
import { EmbeddedDatabase, type EmbeddedOptions } from './embedded.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'

export type DatabaseConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'maxTransactionMs'>

export interface OpenOptions {
  /** Proof that this process owns the data folder; needed for the embedded database. */
  readonly claim?: FolderClaim
  readonly log?: (message: string, error?: Error) => void
  /** What to do when the database is lost for good; the default ends the process. */
  readonly onDeath?: (error: Error) => void
}

const migrationMaxMs = 600_000

const endProcess = (error: Error): void => {
  console.error(JSON.stringify({ level: 'fatal', msg: '内置数据库已停止，进程退出', error: error.message }))
  process.exit(1)
}

/** The interface that PostgreSQL also has. */
export const databaseOn = (embedded: EmbeddedDatabase): Database => {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: embedded }) })
  return {
    db,
    kind: 'embedded',
    embedded,
    listen: (channel, heard) => embedded.listen(channel, heard),
    notify: async (channel, payload) =>
      void (await embedded.query('select pg_notify($1, $2)', [channel, payload])),
    script: run =>
      embedded.transaction(
        tx =>
          run({
            query: (sql, parameters = []) => tx.query(sql, [...parameters]),
            exec: async sql => void (await tx.exec(sql)),
          }),
        migrationMaxMs,
      ),
    close: () => embedded.close(),
  }
}

/** The embedded database; not yet migrated. */
export const openEmbedded = async (options: EmbeddedOptions): Promise<Database> => {
  const embedded = new EmbeddedDatabase(options)
  await embedded.waitReady
  return databaseOn(embedded)
}

const openFolder = async (config: DatabaseConfig, options: OpenOptions): Promise<Database> => {
  const { claim, log = () => undefined, onDeath = endProcess } = options
  // Two processes on one folder lose rows without an error, so nobody opens it unclaimed.
  if (!claim || resolve(claim.dataDir) !== resolve(config.dataDir))
    throw new Error(`数据目录 ${config.dataDir} 尚未由本进程占用，不能打开内置数据库`)
  const folder = join(config.dataDir, 'database')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return openEmbedded({
    folder,
    maxTransactionMs: config.maxTransactionMs,
    onDeath,
    onExpired: ms => log(`一个事务超过 ${ms} 毫秒未结束，已回滚`),
  })
}

/** Opens the database that the configuration names and brings its schema up to date. */
export const openDatabase = async (config: DatabaseConfig, options: OpenOptions = {}): Promise<Database> => {
  const database = config.databaseUrl
    ? await (
        await import('./postgres.ts')
      ).openPostgres({
        connectionString: config.databaseUrl,
        maxTransactionMs: config.maxTransactionMs,
        onLost: error => options.log?.('数据库连接中断', error),
      })
    : await openFolder(config, options)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
