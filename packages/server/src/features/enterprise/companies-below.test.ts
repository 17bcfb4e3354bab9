import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { startGraphServer, type GraphServer } from './testing.ts'

let database: Database
let made: GraphServer
let headers: { Authorization: string }

const rows = [
  { id: 'x', kind: 'company', name: 'Yastrel Holding', lei: '5493001KJTIIGC8Y1R12' },
  { id: 'a', kind: 'company', name: '澄屿物流有限公司', otherNames: ['Chengyu Logistics'], country: 'CN' },
  { id: 'b', kind: 'company', name: '柏岚贸易有限公司' },
  { id: 'c', kind: 'company', name: '栎舟科技有限公司' },
  { id: 'owner', kind: 'company', name: '上层控股有限公司' },
  { from: 'x', to: 'a', kind: 'STOCK', percent: '20', source: '登记' },
  { from: 'x', to: 'b', kind: 'STOCK', percent: '60', source: '登记' },
  { from: 'x', to: 'c', kind: 'STOCK', percent: '70', until: '2020-01-01', source: '登记' },
  { from: 'owner', to: 'x', kind: 'STOCK', percent: '90', source: '登记' },
]

beforeAll(async () => {
  database = await openTestDatabase()
  made = await startGraphServer(database, { leiCode: ['5493001KJTIIGC8Y1R12'] })
  headers = await made.server.login('member')
})
afterAll(async () => {
  await made.close()
  await database.close()
})

const detail = async () => {
  const found = await made.server.post('/api/sanction/search', { keyword: 'Yastrel Holding' }, { headers })
  const { id } = (found.data as unknown as { data: { id: string }[] }).data[0]!
  return (await made.server.post('/api/sanction/detail', { id, type: '', s: '1' }, { headers })).data
}
const metas = async () => (await detail())['sanctionMetaList'] as unknown as { subCompanyList: unknown[] }[]

test('S1-152 without shares in the graph no company is made up', async () => {
  expect((await metas()).map(meta => meta.subCompanyList)).toEqual([[]])
})

test('S1-147 S1-152 the companies whose shares the party holds today stand with its first list', async () => {
  const text = rows.map(row => JSON.stringify(row)).join('\n')
  await made.bring('p.jsonl', text, { format: 'pack', source: 'p' })
  expect((await metas())[0]!.subCompanyList).toEqual([
    { name: '柏岚贸易有限公司', aka: '', address: '' },
    { name: '澄屿物流有限公司', aka: 'Chengyu Logistics', address: '中国' },
  ])
})
