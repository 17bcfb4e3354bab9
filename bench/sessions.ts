/** Cost of finding one session among 100 and among 10,000 live ones, on the embedded database and on PostgreSQL. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../packages/server/src/db/database.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { openEmbedded } from '../packages/server/src/db/open.ts'
import { openPostgres } from '../packages/server/src/db/postgres.ts'
import { isLive, putDemoAccount } from '../packages/server/src/features/account/entry.ts'
import { obtainPostgres } from '../scripts/test/obtain-postgres.ts'
import { percentile, report, type Figure } from './report.ts'

const few = 100
const many = 10_000
const lookups = 3000
const warmUp = 500
const phone = '13000000001'
const maxTransactionMs = 60_000

const fail = (error: Error): void => {
  throw error
}

const newToken = (): string => randomBytes(32).toString('base64url')
const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Adds live sessions of one account and answers their ids. */
const addSessions = async ({ db }: Database, count: number): Promise<string[]> => {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  const tokens = Array.from({ length: count }, newToken)
  const created_at = new Date()
  const expires_at = new Date(created_at.getTime() + 86_400_000)
  const common = { account_id: account.id, created_at, expires_at, address: '', user_agent: '' }
  for (let at = 0; at < count; at += 1000)
    await db
      .insertInto('session')
      .values(tokens.slice(at, at + 1000).map(token => ({ ...common, digest: digestOf(token) })))
      .execute()
  await sql`analyze session`.execute(db)
  return tokens
}

const lookUp = async ({ db }: Database, tokens: readonly string[]): Promise<number[]> => {
  const each: number[] = []
  for (let i = 0; i < warmUp + lookups; i++) {
    const token = tokens[(i * 7919) % tokens.length]!
    const start = performance.now()
    if (!(await isLive({ db, token, now: new Date(), address: '' })))
      throw new Error('a live session was not found')
    if (i >= warmUp) each.push(performance.now() - start)
  }
  return each.sort((a, b) => a - b)
}

const measure = async (name: string, database: Database): Promise<Figure[]> => {
  await migrate(database)
  await putDemoAccount(database.db, {
    phone,
    name: 'bench',
    role: 1,
    md5: createHash('md5').update('x').digest('hex'),
    now: new Date(),
  })
  const first = await addSessions(database, few)
  const small = await lookUp(database, first)
  const all = [...first, ...(await addSessions(database, many - few))]
  const large = await lookUp(database, all)
  const figure = (sessions: number, each: readonly number[], share: number): Figure => ({
    what: `${name}: ${sessions.toLocaleString('en')} live sessions, p${share * 100}`,
    value: percentile(each, share) * 1000,
    unit: 'µs',
  })
  return [
    ...[0.5, 0.99].map(share => figure(few, small, share)),
    ...[0.5, 0.99].map(share => figure(many, large, share)),
    {
      what: `${name}: p50 with ${many.toLocaleString('en')} / with ${few}`,
      value: percentile(large, 0.5) / percentile(small, 0.5),
      unit: '×',
      target: 1.5,
    },
  ]
}

const onEmbedded = async (): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'maojian-bench-'))
  const database = await openEmbedded({
    folder: join(folder, 'database'),
    maxTransactionMs,
    onDeath: fail,
    onExpired: () => undefined,
  })
  try {
    return await measure('embedded', database)
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const onPostgres = async (): Promise<Figure[]> => {
  const server = await obtainPostgres()
  if (server === undefined) {
    console.log('no PostgreSQL here: only the embedded database is measured')
    return []
  }
  const database = await openPostgres({ connectionString: server.url, maxTransactionMs, onLost: fail })
  try {
    return await measure('PostgreSQL', database)
  } finally {
    await database.close()
    await server.stop()
  }
}

report('sessions', `${lookups} look-ups one after the other, each of another session`, [
  ...(await onEmbedded()),
  ...(await onPostgres()),
])
