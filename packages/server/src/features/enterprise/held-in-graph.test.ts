import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { testBatches } from '../screening/testing-batches.ts'
import { startGraphServer, type GraphServer } from './testing.ts'

let database: Database
let made: GraphServer
let headers: { Authorization: string }

const lei = '5493001KJTIIGC8Y1R12'
const rows = [
  { id: 'x', kind: 'company', name: 'Yastrel Holding', lei },
  { id: 'p', kind: 'company', name: 'Twin Harbour Works' },
  { from: 'x', to: 'p', kind: 'STOCK', percent: '10', source: '登记' },
]
const bring = () =>
  made.bring('p.jsonl', rows.map(row => JSON.stringify(row)).join('\n'), { format: 'pack', source: 'p' })

beforeAll(async () => {
  database = await openTestDatabase()
  made = await startGraphServer(database, { leiCode: [lei] })
  headers = await made.server.login('member')
})
afterAll(async () => {
  await made.close()
  await database.close()
})

const flags = (rowsTold: unknown): (boolean | undefined)[] =>
  (rowsTold as { inGraph?: boolean }[]).map(row => row.inGraph)

test('hits, rows of a file and partners say whether the graph holds who is named', async () => {
  const { server, ingest } = made
  const searched = async () =>
    flags((await server.get('/api/search', { keyword: 'Yastrel Holding' }, { headers })).data['data'])
  expect(await searched()).toEqual([false])
  await bring()
  expect(await searched()).toEqual([true])

  const batches = testBatches(
    { database, server, dataDir: ingest.dataDir, now: () => server.clock.now },
    headers,
  )
  const id = await batches.finished(
    '编号,客户名称,国家\n1,Yastrel Holding,\n2,Twin Harbour Works,\n3,Unheard Of Works,\n',
  )
  const { data } = await server.get('/api/screening/batch/result', { id }, { headers })
  const told = data['data'] as unknown as { name: string; inGraph: boolean }[]
  expect(Object.fromEntries(told.map(row => [row.name, row.inGraph]))).toEqual({
    'Yastrel Holding': true,
    'Twin Harbour Works': true,
    'Unheard Of Works': false,
  })

  const begun = await server.post('/api/risk/project/baseinfo/save', { name: '某项目' }, { headers })
  const objectList = JSON.stringify([
    { type: 0, name: 'Twin Harbour Works' },
    { type: 0, name: 'Unheard Of Works' },
    { type: 0, name: '' },
  ])
  const saved = await server.post(
    '/api/risk/project/save',
    { projectId: begun.data['id'] as unknown as string, name: '某项目', objectList },
    { headers },
  )
  expect(flags(saved.data['objectList'])).toEqual([true, false, false])
})
