import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { openTestDatabase } from '../db/testing.ts'
import { capConnections } from './limit-load.ts'
import { receivingLimits } from './receiving.ts'
import { noEngine, startTestServer, type TestServer } from './testing.ts'

let database: Database
let server: TestServer
let port: number
const sockets: Socket[] = []

beforeEach(async () => {
  database = await openTestDatabase()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = await startTestServer(database, noEngine)
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as AddressInfo).port
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await server.app.close()
  vi.useRealTimers()
  await database.close()
})

interface Slow {
  readonly socket: Socket
  /** All that came back, when the server closes. */
  readonly ended: Promise<string>
  /** Settles with the first bytes of an answer. */
  readonly answered: Promise<string>
}

/** Announces a body of a thousand bytes and sends one. */
const sendSlowly = async (path: string, type = 'application/x-www-form-urlencoded'): Promise<Slow> => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  const first = Promise.withResolvers<string>()
  const ended = new Promise<string>(resolve => socket.once('close', () => resolve(text)))
  socket.on('data', piece => {
    text += piece.toString('utf8')
    first.resolve(text)
  })
  socket.on('error', () => undefined)
  await new Promise<void>(resolve => socket.once('connect', () => resolve()))
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n\r\na`)
  return { socket, ended, answered: first.promise }
}

const ask = async (path: string, method = 'GET'): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status

const seconds = (count: number): unknown => vi.advanceTimersByTime(count * 1000)

test('hundreds of senders of one byte leave health, readiness and calls to others; the surplus is told at once', async () => {
  const slow = await Promise.all(Array.from({ length: 300 }, () => sendSlowly('/api/menu/list')))
  const surplus = 300 - receivingLimits.mostOfOne
  const refused: string[] = []
  for (const { ended } of slow) void ended.then(text => refused.push(text))
  await vi.waitFor(() => expect(refused).toHaveLength(surplus), { timeout: 20_000 })
  expect(refused.every(text => text.startsWith('HTTP/1.1 503 '))).toBe(true)
  const before = performance.now()
  expect(await ask('/api/health')).toBe(200)
  expect(await ask('/api/ready')).toBe(503)
  expect(await ask('/api/menu/list', 'POST')).toBe(200)
  expect(performance.now() - before).toBeLessThan(20_000)
  seconds(receivingLimits.quietTicks)
  const late = await Promise.all(slow.map(({ ended }) => ended))
  expect(late.filter(text => text.startsWith('HTTP/1.1 408 '))).toHaveLength(receivingLimits.mostOfOne)
  expect(late.find(text => text.startsWith('HTTP/1.1 408 '))).toContain('提交超时')
})

test('a byte every few seconds does not keep a form alive for ever', async () => {
  const { socket, ended } = await sendSlowly('/api/menu/list')
  for (let second = 0; second < receivingLimits.formTicks; second += 5) {
    socket.write('b')
    await ask('/api/health')
    seconds(5)
  }
  expect(await ended).toMatch(/^HTTP\/1\.1 408 /)
})

test('a call that was answered before its body came is told nothing more', async () => {
  // Without a session nobody waits for the file.
  const { ended, answered } = await sendSlowly('/api/file/upload', 'multipart/form-data; boundary=e')
  expect(await answered).toMatch(/^HTTP\/1\.1 200 /)
  seconds(receivingLimits.quietTicks)
  expect(await ended).not.toContain('408')
})

test('whoever is refused or gives up makes room for the next', async () => {
  const held = await Promise.all(
    Array.from({ length: receivingLimits.mostOfOne }, () => sendSlowly('/api/menu/list')),
  )
  await ask('/api/health')
  for (const { socket } of held) socket.destroy()
  await vi.waitFor(
    async () => {
      const next = await sendSlowly('/api/menu/list')
      next.socket.write('b'.repeat(999))
      expect(await next.answered).toMatch(/^HTTP\/1\.1 200 /)
    },
    { timeout: 20_000 },
  )
})

test('an address cannot hold more connections than its share', async () => {
  capConnections(server.app.server, 3)
  const open = await Promise.all(Array.from({ length: 5 }, () => sendSlowly('/api/menu/list')))
  let closed = 0
  for (const { ended } of open) void ended.then(() => (closed += 1))
  await vi.waitFor(() => expect(closed).toBe(2), { timeout: 20_000 })
})
