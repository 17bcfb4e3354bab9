import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { openTestDatabase } from '../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from './testing.ts'

let database: Database
let server: TestServer
let port = 0
let headers: Record<string, string> = {}
beforeAll(async () => {
  database = await openTestDatabase()
  server = await startTestServer(database, noEngine)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = Number(new URL(address).port)
  headers = { ...(await server.login('member')), 'content-type': 'application/octet-stream' }
})
afterAll(async () => {
  await server.app.close()
  await database.close()
})

const ask = async (agent: Agent, path: string, body?: Buffer): Promise<string> => {
  const method = body ? 'POST' : 'GET'
  const asked = request({ host: '127.0.0.1', port, path, method, agent, headers: body ? headers : {} })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  // What is still being sent when the connection ends has nowhere to go.
  asked.on('error', () => undefined)
  return text(answer)
}

test.each([
  ['a batch that is no table', '/api/screening/batch/upload?name=a.csv'],
  ['parts that are no table', '/api/part/upload?name=a.csv'],
])(
  'after %s of several megabytes was refused, the next request of the connection is answered',
  async (_, path) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const refused = Buffer.from(`\0\0${'x'.repeat(5_000_000)}`)
    for (let i = 0; i < 3; i++) {
      expect(JSON.parse(await ask(agent, path, refused))).toMatchObject({ code: 400 })
      const next = await Promise.race([
        ask(agent, '/api/health'),
        new Promise<string>(resolve => setTimeout(() => resolve('still waiting'), 5000)),
      ])
      expect(next).toContain('alive')
    }
    agent.destroy()
  },
)

test('a file beyond the limit is refused with a reason, and does not keep the connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const huge = Buffer.alloc(110 * 1024 * 1024, 'name\n')
  expect(JSON.parse(await ask(agent, '/api/screening/batch/upload?name=a.csv', huge))).toMatchObject({
    code: 400,
  })
  expect(await ask(agent, '/api/health')).toContain('alive')
  agent.destroy()
})
