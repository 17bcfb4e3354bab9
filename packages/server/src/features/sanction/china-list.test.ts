import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing.ts'
import type { Database } from '../../db/database.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'
import { createTestIngest, type TestIngest } from '../../ingest/testing.ts'

const party = (id: string, names: string[], schema = 'Company') =>
  JSON.stringify({
    id,
    caption: names[0],
    schema,
    properties: { name: names, country: ['us'] },
    datasets: ['cn_sanctions'],
    referents: [],
    target: true,
    last_seen: '2026-08-05T00:00:00',
  })

const sanction = (id: string, of: string, properties: Record<string, string[]>) =>
  JSON.stringify({
    id,
    caption: 'Sanction',
    schema: 'Sanction',
    properties: { entity: [of], country: ['cn'], ...properties },
    datasets: ['cn_sanctions'],
    referents: [],
    target: false,
    last_seen: '2026-08-05T00:00:00',
  })

const uel = {
  programId: ['CN-UEL'],
  listingDate: ['2025-03-04'],
  authorityId: ['不可靠实体清单工作机制公告〔2025〕5号'],
  reason: ['关于将某某公司等列入不可靠实体清单的公告'],
  provisions: ['一、禁止从事与中国有关的进出口活动。'],
  sourceUrl: ['https://www.mofcom.gov.cn/a.html'],
}
const afsl = {
  programId: ['CN-CML'],
  startDate: ['2025-06-01'],
  sourceUrl: ['https://www.mfa.gov.cn/b.shtml'],
}

const lines = [
  party('cn-1', ['奎尔马克公司', 'Quillmark Inc']),
  sanction('s1', 'cn-1', uel),
  party('cn-2', ['诺尔瓦公司', 'Norva LLC']),
  sanction('s2', 'cn-2', { ...uel, status: ['suspended'] }),
  party('cn-3', ['约翰·维尔科', 'John Velk'], 'Person'),
  sanction('s3', 'cn-3', afsl),
].join('\n')

interface Notice {
  readonly id: string
  readonly department: string
  readonly sourceName: string
  readonly url: string
  readonly sanctionTime: string
  readonly status: string
  readonly entityMeasureList: { entityName: string; measure: string; status: string; id: string }[]
}

let database: Database
let ingest: TestIngest
let server: TestServer
beforeAll(async () => {
  database = await openTestDatabase()
  ingest = await createTestIngest(database)
  await ingest.importText('cn.ftm.json', lines)
  server = await startTestServer(database, noEngine)
})
afterAll(async () => {
  await server.app.close()
  await ingest.close()
  await database.close()
})

const list = async (fields: Record<string, string> = {}) =>
  (await server.get('/api/sanction/china/list', fields)).data as unknown as Notice[]

test('S1-009 S1-224 S1-227 S1-253 all Chinese notices, newest first, one a notice with all whom it names', async () => {
  const notices = await list()
  expect(notices.map(({ department, sanctionTime }) => [department, sanctionTime])).toEqual([
    ['外交部', '2025-06-01'],
    ['商务部', '2025-03-04'],
  ])
  expect(notices[1]).toMatchObject({
    sourceName: '不可靠实体清单工作机制公告〔2025〕5号',
    url: 'https://www.mofcom.gov.cn/a.html',
    entityMeasureList: expect.arrayContaining([
      expect.objectContaining({ entityName: '奎尔马克公司', measure: uel.provisions[0], status: 'active' }),
      expect.objectContaining({ entityName: '诺尔瓦公司', status: 'suspended' }),
    ]),
  })
})

test('S1-253 list, department and status leave out what they do not name', async () => {
  expect((await list({ list: 'cn-countermeasures' })).map(one => one.department)).toEqual(['外交部'])
  expect((await list({ department: '商务部' })).map(one => one.sanctionTime)).toEqual(['2025-03-04'])
  expect((await list({ status: 'mixed' })).map(one => one.sanctionTime)).toEqual(['2025-03-04'])
  expect(await list({ status: 'delisted' })).toEqual([])
  expect((await server.get('/api/sanction/china/list', { list: 'nobody' })).code).toBe(400)
})

test('S1-039 S1-040 S1-231 S1-258 a notice opens with title, department, label, day, measures and whom they name', async () => {
  const [, notice] = await list()
  const { data } = await server.get('/api/news/chain/sanction/detail', { id: notice!.id })
  expect(data).toMatchObject({
    title: uel.reason[0],
    department: '商务部',
    label: '中国不可靠实体清单',
    sanctionTime: '2025-03-04',
    url: 'https://www.mofcom.gov.cn/a.html',
    measureList: [{ measure: uel.provisions[0], entityList: [{ id: expect.any(String) }, {}] }],
  })
  expect((await server.get('/api/news/chain/sanction/detail', { id: 'CN-none' })).code).toBe(404)
})
