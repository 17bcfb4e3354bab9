import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { openTestDatabase } from '../db/testing.ts'
import { dispatchEvents } from '../events/dispatch-events.ts'
import { publishGraphJob } from '../features/enterprise/entry.ts'
import { startGraphServer, type GraphServer } from '../features/enterprise/testing.ts'
import { testBatches } from '../features/screening/testing-batches.ts'
import { ftmLines, indexed } from '../ingest/testing.ts'
import { createTestDesk, testRun } from '../jobs/testing.ts'
import { publishStandingGraph } from './publish-graph.ts'
import { subscriptions } from './subscriptions.ts'

let database: Database
let made: GraphServer
let headers: { Authorization: string }

const inn = '7707083893'
const pack = [
  { id: 'n', kind: 'company', name: 'Neverin Target', inn },
  { id: 'd', kind: 'company', name: 'Brindle Casting' },
  { from: 'n', to: 'd', kind: 'STOCK', percent: 60, source: '登记' },
]

beforeAll(async () => {
  database = await openTestDatabase()
  made = await startGraphServer(database)
  await made.bring('p.jsonl', pack.map(row => JSON.stringify(row)).join('\n'), {
    format: 'pack',
    source: 'p',
  })
  headers = await made.server.login('member')
})
afterAll(async () => {
  await made.close()
  await database.close()
})

type Data = Record<string, unknown>
const name = 'Brindle Casting'
const post = async (path: string, fields: Data, json = false): Promise<Data> =>
  (await made.server.post(path, fields, { headers, ...(json && { json }) })).data
const importDesignation = async (): Promise<void> => {
  const newcomer = {
    id: 'ofac-99',
    name: 'Neverin Target',
    dataset: 'us_ofac_sdn',
    properties: { innCode: [inn] },
  }
  await made.ingest.importText('new.json', ftmLines([newcomer]), indexed)
  await made.reload()
}

/** Whatever a page or a paper says of the company, as one text each. */
const told = async (): Promise<Record<string, string>> => {
  const search = await post('/api/sanction/search', { keyword: name })
  const record = search['record']
  const certificate = await post('/api/evidence/certificate/issue', { record, subject: '0' })
  const token = new URL(certificate['verifyUrl'] as string).searchParams.get('token') ?? ''
  const query = { url: `/yente/search/default?q=${encodeURIComponent(name)}`, headers }
  const { server, ingest } = made
  const place = { database, server, dataDir: ingest.dataDir, now: () => server.clock.now }
  const id = await testBatches(place, headers).finished(`编号,客户名称,国家\n1,${name},\n`)
  const batch = await server.get('/api/screening/batch/detail', { id }, { headers })
  const deal = { name: '合同', partners: [{ name, role: '收货人' }] }
  const answers = {
    ownership: await post('/api/enterprise/ownership', { name }),
    search: search['basis'],
    certificate: (await server.get('/api/evidence/certificate/confirm', { token })).data,
    yente: (await server.app.inject(query)).json<Data>(),
    suggest: (await server.get('/api/risk/entity/suggest', { keyword: name }, { headers })).data,
    batch: batch.data,
    deal: (await post('/api/deal/check', deal, true))['open'],
  }
  return Object.fromEntries(Object.entries(answers).map(([door, said]) => [door, JSON.stringify(said)]))
}

const isStale = expect.stringContaining('企业图谱尚未按现行名单重新生成') as string

test('until the graph is made of the lists that answer, every page says that it is older than they are', async () => {
  for (const [door, said] of Object.entries(await told())) expect(said, door).not.toEqual(isStale)
  await importDesignation()
  for (const [door, said] of Object.entries(await told())) expect(said, door).toEqual(isStale)

  const jobs = createTestDesk()
  await dispatchEvents({ db: database.db, jobs, subscriptions, log: () => undefined })
  expect(jobs.asked.map(job => job.name)).toContain(publishGraphJob.name)
  await publishStandingGraph(made.ingest.context)({}, testRun())
  await made.reload()
  const fresh = await told()
  for (const [door, said] of Object.entries(fresh)) expect(said, door).not.toEqual(isStale)
  expect(fresh['ownership']).toContain('"blocked"')
})
