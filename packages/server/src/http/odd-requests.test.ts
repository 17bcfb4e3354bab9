import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { openTestDatabase } from '../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from './testing.ts'

let database: Database
let server: TestServer
beforeAll(async () => {
  database = await openTestDatabase()
  server = await startTestServer(database, noEngine)
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await server.app.close()
  await database.close()
})

const call = '/api/menu/list'
const post = (payload: string, type: string) =>
  server.app.inject({ method: 'POST', url: call, payload, headers: { 'content-type': type } })
const envelope = (code: number) => ({ code, message: expect.stringMatching(/\p{Script=Han}/u), data: null })

test.each(['/%', '/api/%zz', '/sanction/%C0'])('%s is answered with an envelope', async url => {
  const response = await server.app.inject({ method: 'GET', url })
  expect([response.statusCode, response.json()]).toEqual([400, envelope(400)])
})

test.each([
  ['OPTIONS', call, 'POST'],
  ['TRACE', call, 'POST'],
  ['DELETE', call, 'POST'],
  ['POST', '/api/health', 'GET'],
  ['POST', '/api/ready', 'GET'],
] as const)('%s %s is 405 and names %s', async (method, url, right) => {
  const response = await server.app.inject({ method, url })
  expect([response.statusCode, response.headers.allow, response.json()]).toEqual([405, right, envelope(400)])
})

test('HEAD of a call is 405', async () => {
  expect((await server.app.inject({ method: 'HEAD', url: call })).statusCode).toBe(405)
})

test.each([
  'text/plain',
  'application/octet-stream',
  'application/xml',
  'multipart/form-data; boundary=x',
  'nonsense',
])('a body of the kind %s is 415 where the call takes none', async type => {
  const response = await post('abc', type)
  expect([response.statusCode, response.json()]).toEqual([415, envelope(400)])
})

test.each([33, 5000, 400_000])('JSON %i levels deep is bad input, no fault', async depth => {
  const { json } = await post(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`, 'application/json')
  expect(json()).toEqual({ ...envelope(400), message: '提交的内容嵌套超过 32 层' })
})

test('what is no HTTP at all is answered with an envelope', async () => {
  const { port } = server.app.server.address() as AddressInfo
  const text = await new Promise<string>(resolve => {
    let all = ''
    const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'))
    socket.on('data', piece => (all += piece.toString('utf8')))
    socket.on('close', () => resolve(all))
  })
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
  expect(JSON.parse(text.split('\r\n\r\n')[1]!)).toEqual(envelope(400))
})
