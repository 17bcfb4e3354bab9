import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net'
import { fastify } from 'fastify'
import pg from 'pg'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { openPostgres } from '../db/postgres.ts'
import { forEachDatabase } from '../db/testing.ts'
import { bindHealth } from './health.ts'
import { createSparseLog, outageOf } from './outage.ts'
import { noEngine, startTestServer } from './testing.ts'

const withCode = (code: string, more: object = {}): Error => Object.assign(new Error('x'), { code, ...more })

test.each([
  [withCode('ECONNREFUSED'), 'database'],
  [withCode('57P01'), 'database'],
  [withCode('08006'), 'database'],
  [withCode('ENOENT', { syscall: 'connect' }), 'database'],
  [new Error('Connection terminated unexpectedly'), 'database'],
  [withCode('ENOSPC'), 'disk'],
  [withCode('53100'), 'disk'],
  [withCode('ENOENT', { syscall: 'open' }), undefined],
  [withCode('ECONNREFUSED', { name: 'OutboundFault' }), undefined],
  [withCode('23505'), undefined],
  [new Error('relation "x" does not exist'), undefined],
])('%s is an outage of the %s', (error, outage) => expect(outageOf(error)).toBe(outage))

test('an outage is said once a second, each kind for itself', () => {
  let now = 0
  const log = createSparseLog(() => now)
  const said: string[] = []
  for (now = 0; now <= 2500; now += 10) log('database', () => said.push('database'))
  log('disk', () => said.push('disk'))
  expect(said).toEqual(['database', 'database', 'database', 'disk'])
})

/** Stands between the server and PostgreSQL, and can go away and come back. */
const startLine = (to: { host: string; port: number }) => {
  const sockets = new Set<Socket>()
  let server: Server | undefined
  const target = to.host.startsWith('/') ? { path: `${to.host}/.s.PGSQL.${to.port}` } : to
  const open = async (port = 0): Promise<number> => {
    server = createServer(near => {
      const far = connect(target)
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one)
        one.on('error', () => other.destroy())
        one.on('close', () => other.destroy())
      }
      near.pipe(far).pipe(near)
    })
    await new Promise<void>(resolve => server!.listen(port, '127.0.0.1', () => resolve()))
    return (server.address() as AddressInfo).port
  }
  const cut = async (): Promise<void> => {
    const closed = new Promise(resolve => server!.close(resolve))
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    await closed
  }
  return { open, cut }
}

forEachDatabase((name, open) => {
  test.runIf(name === 'postgres' && process.env['TEST_DATABASE_URL'])(
    'a database that goes away makes every call 503 at once, and all is well when it is back',
    async () => {
      const database = await open()
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db)
      const { host, port, user, password } = new pg.Client({
        connectionString: process.env['TEST_DATABASE_URL'],
      })
      const line = startLine({ host, port })
      const at = await line.open()
      const url = new URL(`postgresql://127.0.0.1:${at}/${rows[0]!.name}`)
      url.username = user ?? ''
      if (password) url.password = password
      const near = await openPostgres({
        connectionString: url.href,
        maxTransactionMs: 10_000,
        onLost: () => undefined,
      })
      const server = await startTestServer(near, noEngine, { logLevel: 'error', logFormat: 'json' })
      const { Authorization } = await server.login('member')
      const ask = () => server.post('/api/get_info', {}, { headers: { Authorization } })
      expect((await ask()).code).toBe(200)
      await line.cut()
      const lines = vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
      const started = performance.now()
      const answers = await Promise.all(Array.from({ length: 20 }, ask))
      expect(new Set(answers.map(one => `${one.status} ${one.code} ${one.message}`))).toEqual(
        new Set(['503 503 数据库暂时无法连接，请稍后重试']),
      )
      const seconds = (performance.now() - started) / 1000
      const said = lines.mock.calls.filter(([text]) => String(text).includes('数据库暂时无法连接'))
      lines.mockRestore()
      expect(seconds).toBeLessThan(10)
      expect(said.length).toBeGreaterThan(0)
      expect(said.length).toBeLessThanOrEqual(Math.floor(seconds) + 1)
      await line.open(at)
      await vi.waitFor(async () => expect((await ask()).code).toBe(200), { timeout: 10_000 })
      await server.app.close()
      await near.close()
      await line.cut()
      await database.close()
    },
  )

  test('a full disk is not ready, and says so', async () => {
    const database = await open()
    const app = fastify()
    const config = readConfig({ LOG_LEVEL: 'silent' })
    let free = 1024 ** 3
    bindHealth(app, { db: database.db, engine: noEngine, config }, async () => free)
    expect((await app.inject('/api/ready')).json()).toMatchObject({ database: true, disk: 'ok' })
    free = 1024
    const full = await app.inject('/api/ready')
    expect([full.statusCode, full.json<object>()]).toEqual([503, expect.objectContaining({ disk: 'full' })])
    expect((await app.inject('/api/health')).statusCode).toBe(200)
    await app.close()
    await database.close()
  })
})
