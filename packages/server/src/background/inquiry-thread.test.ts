import { openIndex } from '@maojian/screening'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { openTestDatabase } from '../db/testing.ts'
import { createAnsweringThreads } from '../engine/answering-threads.ts'
import { sharedSnapshot } from '../engine/testing-pool.ts'
import { fixtureBytes } from '../features/screening/fixture.ts'
import { startTestServer, type TestServer } from '../http/testing.ts'

/** What differs from call to call: the record's number and how long it took. */
const told = (answer: string): string =>
  answer.replaceAll(/"ms":[\d.]+/gu, '"ms":0').replaceAll(/"record":"[^"]+"/gu, '"record":""')

const name = 'Velkorov Shipping Holding'

const searches: readonly Record<string, string>[] = [
  { keyword: name },
  { keyword: name, page: '2', pageSize: '1' },
  { keyword: name, page: '900', pageSize: '200' },
  { keyword: name, type: '03' },
  { keyword: name, type: '02', include: 'near' },
  { keyword: name, list: 'un-sc' },
  { keyword: name, partyCountry: 'RU', subType: '0301' },
  { keyword: name, asOf: '2023-01-01', country: '俄罗斯', birthDate: '1971-02' },
  { keyword: 'Ostap Velkorov', asOf: '2023-01-01' },
  { keyword: '韦尔科罗夫航运控股' },
  { keyword: 'Muhammad' },
  { keyword: 'Mehta Bakery' },
  { keyword: '9074729' },
  { key: name, module: 'industry' },
  { key: name, type: '03', pageSize: '1' },
  { key: name, s: '2' },
]

const examples = {
  queries: {
    a: { schema: 'Company', properties: { name: [name], country: ['ru'] } },
    b: { schema: 'Person', properties: { name: ['Ostap Velkorov'] } },
    c: { schema: 'Thing', properties: { name: ['Mehta Bakery'] } },
  },
}

describe('an answer of a thread', () => {
  const snapshot = sharedSnapshot('lists', fixtureBytes())
  const index = openIndex(snapshot.bytes, snapshot.id)
  const answering = createAnsweringThreads({
    script: new URL('./inquiry-thread.ts', import.meta.url),
    threads: () => 1,
    log: () => undefined,
  })
  let database: Database
  let here: TestServer
  let there: TestServer
  let headers: { Authorization: string }
  beforeAll(async () => {
    database = await openTestDatabase()
    const engine = { current: () => index }
    here = await startTestServer(database, engine)
    there = await startTestServer(database, engine, {}, { answering })
    headers = await here.login('member')
    answering.serve(index, snapshot)
    await answering.open()
  })
  afterAll(async () => {
    await here.app.close()
    await there.app.close()
    await answering.stop()
    await database.close()
  })

  const post = async ({ app }: TestServer, url: string, payload: object) =>
    told((await app.inject({ method: 'POST', url, payload, headers })).body)

  const isSame = async (url: string, payload: object, succeeded: object = { code: 200 }) => {
    const answer = await post(there, url, payload)
    expect(JSON.parse(answer)).toMatchObject(succeeded)
    expect(answer).toBe(await post(here, url, payload))
  }

  test.each(searches)('to %j is the same to the letter', async fields => {
    await isSame('/api/sanction/search', fields)
  })

  test('heeds what was decided, and says so', async () => {
    const decision = { name, partyId: 'P1', same: 'no', reason: '地址与业务均不同' }
    expect((await here.post('/api/decision/decide', decision, { headers })).code).toBe(200)
    await isSame('/api/sanction/search', { keyword: name })
    const found = await there.post('/api/sanction/search', { keyword: name }, { headers })
    expect(found.data['data']).toMatchObject([{ id: 'P1', state: 'dismissed', decision: { same: 'no' } }])
  })

  test('leaves the same record', async () => {
    const recordOf = async (server: TestServer): Promise<string> => {
      const { data } = await server.post('/api/sanction/search', { keyword: name }, { headers })
      const id = String(data['record'])
      const record = database.db.selectFrom('evidence_record').select('content').where('id', '=', id)
      return String((await record.executeTakeFirstOrThrow()).content).replace(id, '')
    }
    const records = [await recordOf(here), await recordOf(there)]
    expect(records[0]).toContain(name)
    expect(records[1]).toBe(records[0])
  })

  test('to a visitor is the same to the letter', async () => {
    const visit = async ({ app }: TestServer) =>
      told((await app.inject({ method: 'GET', url: '/api/search', query: { keyword: name } })).body)
    const answer = await visit(there)
    expect(JSON.parse(answer)).toMatchObject({ code: 200, data: { data: [{ id: 'P1' }] } })
    expect(answer).toBe(await visit(here))
  })

  test('to an example of the open interface is the same to the letter', async () => {
    await isSame('/yente/match/default', examples, { responses: { a: { results: [{ id: 'P1' }] } } })
  })
})
