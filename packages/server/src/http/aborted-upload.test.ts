import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { openTestDatabase } from '../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from './testing.ts'
import { keepUploadsSwept, sweepUploads } from './upload-folder.ts'

let database: Database
let server: TestServer
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'aborted-'))
  database = await openTestDatabase()
  server = await startTestServer(database, noEngine, { dataDir })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await server.app.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const uploads = (): Promise<string[]> => readdir(join(dataDir, 'uploads')).catch(() => [])

const part = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'

test.each([
  ['a form with a file', '/api/file/upload', 'multipart/form-data; boundary=edge', part],
  ['a table of names', '/api/screening/batch/upload?name=a.csv', 'application/octet-stream', 'name\n'],
  ["a maker's file", '/api/part/upload?name=a.csv&maker=Invented', 'application/octet-stream', 'part\n'],
])('%s that breaks off leaves nothing behind', async (_, path, type, begin) => {
  const { Authorization } = await server.login('member')
  const { port } = server.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `authorization: ${Authorization}`,
    `content-type: ${type}`,
    'content-length: 9000000',
  ].join('\r\n')
  socket.write(`${head}\r\n\r\n${begin}${'x'.repeat(300_000)}`)
  await vi.waitFor(async () => expect(await uploads()).toHaveLength(1), { timeout: 30_000 })
  socket.destroy()
  await vi.waitFor(async () => expect(await uploads()).toEqual([]), { timeout: 30_000 })
})

test('what a killed process left is swept; what is being written stays', async () => {
  const folder = join(dataDir, 'uploads')
  await mkdir(folder, { recursive: true })
  for (const name of ['left', 'coming']) await writeFile(join(folder, name), 'x')
  const now = new Date()
  const earlier = new Date(now.getTime() - 7_200_000)
  await utimes(join(folder, 'left'), earlier, earlier)
  expect(await sweepUploads(dataDir, new Date(now.getTime() - 3_600_000))).toBe(1)
  expect(await uploads()).toEqual(['coming'])
})

test('what was left is swept when a server starts, and again every hour', async () => {
  const folder = join(dataDir, 'uploads')
  const leave = async (name: string): Promise<void> => {
    await writeFile(join(folder, name), 'x')
    const earlier = new Date(Date.now() - 7_200_000)
    await utimes(join(folder, name), earlier, earlier)
  }
  await mkdir(folder, { recursive: true })
  await leave('before the start')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stop = await keepUploadsSwept(dataDir, { alone: false, now: () => new Date() }, () => undefined)
  expect(await uploads()).not.toContain('before the start')
  await leave('of a worker that died')
  vi.advanceTimersByTime(3_600_000)
  await vi.waitFor(async () => expect(await uploads()).not.toContain('of a worker that died'), {
    timeout: 30_000,
  })
  await stop()
  vi.useRealTimers()
})
