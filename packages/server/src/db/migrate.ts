import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Database, ScriptConnection } from './database.ts'

export interface Migration {
  /** NNNN-name. */
  readonly id: string
  readonly sql: string
  readonly digest: string
}

const folder = new URL('./migrations/', import.meta.url)
/** Any number, the same in every release: whoever migrates holds this advisory lock. */
const lockNumber = 7_260_311

const readMigration = async (file: string): Promise<Migration> => {
  const sql = await readFile(new URL(file, folder), 'utf8')
  return { id: file.slice(0, -'.sql'.length), sql, digest: createHash('sha256').update(sql).digest('hex') }
}

/** The scripts of db/migrations in order; two with one number are an error. */
export const readMigrations = async (): Promise<Migration[]> => {
  const files = (await readdir(folder)).filter(file => /^\d{4}-[a-z0-9-]+\.sql$/.test(file)).sort()
  const numbers = files.map(file => file.slice(0, 4))
  const twice = numbers.find((number, i) => number === numbers[i + 1])
  if (twice !== undefined) throw new Error(`两个迁移脚本的编号都是 ${twice}`)
  return Promise.all(files.map(readMigration))
}

const readApplied = async (connection: ScriptConnection): Promise<Map<string, string>> => {
  await connection.query('select pg_advisory_xact_lock($1)', [lockNumber])
  await connection.exec(`create table if not exists migration (
    id text primary key, digest text not null, applied_at timestamptz not null default now())`)
  const { rows } = await connection.query('select id, digest from migration')
  return new Map(rows.map(row => [String(row['id']), String(row['digest'])]))
}

const checkUnchanged = (migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void => {
  for (const { id, digest } of migrations)
    if (applied.has(id) && applied.get(id) !== digest) throw new Error(`迁移脚本 ${id} 在执行之后被改动`)
}

/** Runs the first script that has not run yet; false when there is none. */
const applyNext = async (
  connection: ScriptConnection,
  migrations: readonly Migration[],
): Promise<boolean> => {
  const applied = await readApplied(connection)
  checkUnchanged(migrations, applied)
  const next = migrations.find(({ id }) => !applied.has(id))
  if (!next) return false
  await connection.exec(next.sql)
  await connection.query('insert into migration (id, digest) values ($1, $2)', [next.id, next.digest])
  return true
}

/** Brings the schema up to date, each script in a transaction of its own under one lock. */
export const migrate = async (database: Database): Promise<void> => {
  const migrations = await readMigrations()
  while (await database.script(connection => applyNext(connection, migrations)));
}
