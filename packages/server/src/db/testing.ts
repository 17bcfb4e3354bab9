import { createHash, randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe } from 'vitest'
import type { Database } from './database.ts'
import { migrate, readMigrations } from './migrate.ts'
import type { EmbeddedDatabase } from './embedded.ts'
import { databaseOn, openEmbedded } from './open.ts'
import { openPostgres } from './postgres.ts'
import { emptied, shapeOf } from './testing-reset.ts'

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

/** Empty databases that a test has left, by kind. */
interface Kept<T> {
  readonly it: T
  readonly shape: string
}

/** A connection to a database that is emptied and handed to the next test, not made anew. */
const lend = async (
  { it: embedded, shape }: Kept<EmbeddedDatabase>,
  giveBack: (kept: Kept<EmbeddedDatabase>) => void,
): Promise<Database> => {
  let closed = false
  const stops: (() => Promise<void>)[] = []
  // Whoever still asks after its test ended is refused, as by a database that is gone.
  const lent = new Proxy(embedded, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      return (...asked: unknown[]): unknown =>
        closed ? Promise.reject(new Error('the test has ended')) : Reflect.apply(value, target, asked)
    },
  })
  const database = databaseOn(lent)
  const listen: Database['listen'] = async (channel, heard) => {
    const stop = await database.listen(channel, heard)
    stops.push(stop)
    return stop
  }
  const close = async (): Promise<void> => {
    if (closed) return
    for (const stop of stops) await stop()
    closed = true
    const again = await databaseOn(embedded)
      .script(connection => emptied(connection, shape))
      .catch(() => false)
    if (again) giveBack({ it: embedded, shape })
    else await embedded.close()
  }
  return { ...database, listen, close }
}

const idle: Kept<EmbeddedDatabase>[] = []

const newMemory = async (): Promise<Kept<EmbeddedDatabase>> => {
  const embedded = (await openMemory(await migratedDump())).embedded!
  return { it: embedded, shape: await databaseOn(embedded).script(shapeOf) }
}

/** A migrated, empty embedded database in memory; tests of one process use the same one after another. */
export const openTestDatabase = async (): Promise<Database> =>
  lend(idle.pop() ?? (await newMemory()), kept => idle.push(kept))

const idleCopies: Kept<string>[] = []

const withAdmin = async <T>(address: string, work: (admin: pg.Client) => Promise<T>): Promise<T> => {
  const admin = new pg.Client({ connectionString: address })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

const makeCopy = (address: string): Promise<string> =>
  withAdmin(address, async admin => {
    const name = `maojian_test_${randomBytes(8).toString('hex')}`
    await admin.query(`create database ${name} template ${await ensureTemplate(admin, address)}`)
    return name
  })

const dropCopy = (address: string, name: string): Promise<unknown> =>
  withAdmin(address, admin => admin.query(`drop database if exists ${name} with (force)`))

const connectTo = (address: string, name: string): Promise<Database> =>
  openPostgres({
    connectionString: withName(address, name),
    maxTransactionMs,
    onLost: () => undefined,
    poolSize: 4,
  })

/** Each test has connections of its own; only the database behind them is used again. */
const openCopy = async (address: string): Promise<Database> => {
  const kept = idleCopies.pop()
  const name = kept?.it ?? (await makeCopy(address))
  const database = await connectTo(address, name)
  const shape = kept?.shape ?? (await database.script(shapeOf))
  const close = async (): Promise<void> => {
    await database.close()
    const after = await connectTo(address, name)
    const again = await after.script(connection => emptied(connection, shape)).catch(() => false)
    await after.close()
    if (again) idleCopies.push({ it: name, shape })
    else await dropCopy(address, name)
  }
  return { ...database, close }
}

const dropCopies = async (address: string): Promise<void> => {
  for (const { it } of idleCopies.splice(0)) await dropCopy(address, it)
}

/**
 * Declares the same tests for the embedded database and for PostgreSQL (TEST_DATABASE_URL).
 * `open` gives a migrated, empty database; the test closes it.
 */
export const forEachDatabase = (tests: (name: string, open: () => Promise<Database>) => void): void => {
  describe('on the embedded database', () => tests('embedded', openTestDatabase))
  const address = process.env['TEST_DATABASE_URL']
  if (address) {
    describe('on PostgreSQL', () => tests('postgres', () => openCopy(address)))
    afterAll(() => dropCopies(address))
    return
  }
  if (process.env['CI']) throw new Error('TEST_DATABASE_URL is not set: the tests on PostgreSQL cannot run')
  console.warn('TEST_DATABASE_URL is not set: the tests on PostgreSQL are skipped')
  describe.skip('on PostgreSQL', () => tests('postgres', () => Promise.reject(new Error('skipped'))))
}
