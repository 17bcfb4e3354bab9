import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'

let database: Database
let server: TestServer
let headers: { Authorization: string }

beforeAll(async () => {
  database = await openTestDatabase()
  server = await startTestServer(database, noEngine)
  const session = await server.login('member')
  const made = await server.post('/api/account/apiKey/create', { name: '测试' }, { headers: session })
  headers = { Authorization: `ApiKey ${String(made.data['key'])}` }
})
afterAll(async () => {
  await server.app.close()
  await database.close()
})

const ask = (fields: object) => server.post('/api/ownership', { ...fields }, { headers, json: true })

const question = {
  edges: [
    { owner: '甲', owned: '乙', percent: 60 },
    { owner: '乙', owned: '丙', percent: 33.333 },
    { owner: '丁', owned: '丙', percent: 16.667 },
  ],
  listed: [
    { party: '甲', regimes: ['ofac', 'uk'] },
    { party: '丁', regimes: ['ofac'] },
  ],
  target: '丙',
}

test('a key asks with JSON and gets every regime with its arithmetic; the day is today', async () => {
  const { code, data } = await ask(question)
  expect(code).toBe(200)
  expect(data).toMatchObject({
    target: '丙',
    date: '2026-11-20',
    regimes: {
      ofac: {
        state: 'blocked',
        low: 50,
        high: 50,
        paths: [
          ['甲', '乙', '丙'],
          ['丁', '丙'],
        ],
      },
      eu: { state: 'not blocked', low: 0, high: 0, paths: [] },
      uk: { state: 'not blocked', low: 33.333, high: 33.333, paths: [['甲', '乙', '丙']] },
      bis: { state: 'not blocked' },
      cn: { state: 'not blocked' },
    },
  })
})

test.each([
  [{ edges: [{ owner: '甲', owned: '丙', percent: 101 }] }, 'edges[0].percent'],
  [{ edges: [{ owner: '甲', owned: '丙', pct: 10 }] }, 'pct'],
  [{ target: '' }, 'target'],
  [{ date: '2026-02-30' }, 'date'],
  [{ hops: 3 }, 'hops'],
])('%j is refused with the field', async (wrong, field) => {
  const { code, message } = await ask({ ...question, ...wrong })
  expect(code).toBe(400)
  expect(message).toContain(field)
})
