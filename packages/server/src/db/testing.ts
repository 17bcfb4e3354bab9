import { createHash, randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe } from 'vitest'
import type { Database } from './database.ts'
import { migrate, readMigrations } from './migrate.ts'
import { openEmbedded } from './open.ts'
import { openPostgres } from './postgres.ts'

const maxTransactionMs = 10_000

const failLoudly = (error: Error): void => {
  throw error
}

/** Names what the migrations make, so that a changed script makes a new template. */
const schemaDigest = async (): Promise<string> => {
  const hash = createHash('sha256')
  for (const { id, digest } of await readMigrations()) hash.update(id + digest)
  return hash.digest('hex').slice(0, 16)
}

const openMemory = (dump?: Uint8Array): Promise<Database> =>
  openEmbedded({ dump, maxTransactionMs, onDeath: failLoudly, onExpired: () => undefined })

const makeDump = async (): Promise<Uint8Array> => {
  const database = await openMemory()
  await migrate(database)
  const dump = await database.embedded!.dump()
  await database.close()
  return dump
}

/** A migrated, empty data folder; made once for all test files and runs. */
const migratedDump = async (): Promise<Uint8Array> => {
  const file = join(tmpdir(), `maojian-test-${process.getuid?.() ?? 0}-${await schemaDigest()}.tar`)
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return kept
  const dump = await makeDump()
  const part = `${file}.${randomBytes(4).toString('hex')}`
  await writeFile(part, dump, { mode: 0o600 })
  await rename(part, file)
  return dump
}

const withName = (address: string, name: string): string => {
  const url = new URL(address)
  url.pathname = `/${name}`
  return url.href
}

/** A closed connection's server process lives a moment longer, and a renamed database must have none. */
const untilUnused = async (admin: pg.Client, name: string): Promise<void> => {
  for (;;) {
    const { rowCount } = await admin.query('select pid from pg_stat_activity where datname = $1', [name])
    if (rowCount === 0) return
  }
}

/** Makes the template unless it is there; test files that start together wait for the first. */
const ensureTemplate = async (admin: pg.Client, address: string): Promise<string> => {
  const template = `maojian_template_${await schemaDigest()}`
  await admin.query('select pg_advisory_lock(7260312)')
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount) return template
    const part = `${template}_${randomBytes(4).toString('hex')}`
    await admin.query(`create database ${part}`)
    const database = await openPostgres({
      connectionString: withName(address, part),
      maxTransactionMs,
      onLost: failLoudly,
    })
    await migrate(database)
    await database.close()
    await untilUnused(admin, part)
    await admin.query(`alter database ${part} rename to ${template}`)
    return template
  } finally {
    await admin.query('select pg_advisory_unlock(7260312)')
  }
}

const openCopy = async (address: string): Promise<Database> => {
  const admin = new pg.Client({ connectionString: address })
  await admin.connect()
  const name = `maojian_test_${randomBytes(8).toString('hex')}`
  await admin.query(`create database ${name} template ${await ensureTemplate(admin, address)}`)
  const database = await openPostgres({
    connectionString: withName(address, name),
    maxTransactionMs,
    onLost: () => undefined,
    poolSize: 4,
  })
  const close = async (): Promise<void> => {
    await database.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { ...database, close }
}

/** A migrated, empty embedded database in memory. */
export const openTestDatabase = async (): Promise<Database> => openMemory(await migratedDump())

/**
 * Declares the same tests for the embedded database and for PostgreSQL (TEST_DATABASE_URL).
 * `open` gives a migrated, empty database; the test closes it.
 */
export const forEachDatabase = (tests: (name: string, open: () => Promise<Database>) => void): void => {
  describe('on the embedded database', () => tests('embedded', openTestDatabase))
  const address = process.env['TEST_DATABASE_URL']
  if (address) {
    describe('on PostgreSQL', () => tests('postgres', () => openCopy(address)))
    return
  }
  if (process.env['CI']) throw new Error('TEST_DATABASE_URL is not set: the tests on PostgreSQL cannot run')
  console.warn('TEST_DATABASE_URL is not set: the tests on PostgreSQL are skipped')
  describe.skip('on PostgreSQL', () => tests('postgres', () => Promise.reject(new Error('skipped'))))
}
