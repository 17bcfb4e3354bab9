import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { startGraphServer, type GraphServer } from './testing.ts'

let database: Database
let made: GraphServer
let headers: { Authorization: string }

const rows = [
  { id: 't1', kind: 'company', name: '澄屿物流有限公司' },
  { id: 't2', kind: 'company', name: 'Sovrin Trading' },
  { id: 'b1', kind: 'company', name: 'Quellor Bank' },
  { id: 't3', kind: 'company', name: 'Harmless Works' },
  { id: 'x', kind: 'company', name: 'Yastrel Holding', lei: '5493001KJTIIGC8Y1R12' },
  { from: 'x', to: 't1', kind: 'STOCK', percent: '60', source: '登记' },
  { from: 'x', to: 't2', kind: 'STOCK', source: '登记' },
  { from: 't1', to: 'b1', kind: 'STOCK', percent: '50', source: '登记' },
  { from: 't3', to: 't3', kind: 'STOCK', percent: '1', source: '登记' },
]

beforeAll(async () => {
  database = await openTestDatabase()
  made = await startGraphServer(database, { leiCode: ['5493001KJTIIGC8Y1R12'] })
  await made.bring('p.jsonl', rows.map(row => JSON.stringify(row)).join('\n'), {
    format: 'pack',
    source: 'p',
  })
  headers = await made.server.login('member')
})
afterAll(async () => {
  await made.close()
  await database.close()
})

test('S1-007 S1-140: a search names enterprises tied to a listed party, with s 2 and the way to it', async () => {
  const { data } = await made.server.get('/api/search', { keyword: '澄屿物流有限公司' }, { headers })
  const [hit] = data['data'] as unknown as Record<string, never>[]
  expect(hit).toMatchObject({
    s: 2,
    cpyState: ['关联制裁'],
    lists: [],
    explanation: { riskLevel: 1, reason: expect.stringContaining('其本身不在名单上') },
  })
  const { code, data: map } = await made.server.post(
    '/api/sanction/relation/map',
    { relationId: hit!['relationId'] },
    { headers },
  )
  expect([code, map['endName']]).toEqual([200, 'Yastrel Holding'])
  const none = await made.server.get('/api/search', { keyword: 'Harmless Works' }, { headers })
  expect((none.data['data'] as unknown[]).filter(one => (one as { s: number }).s === 2)).toEqual([])
})

test('S1-154: the detail of a listed party that the graph holds gives its company number', async () => {
  const { data } = await made.server.post(
    '/api/sanction/detail',
    { id: made.index.subject(0).id },
    { headers },
  )
  expect(data['cpyId']).toBe(made.idOf('Yastrel Holding'))
})

test('a deal is warned of who owns its partners and banks, and names those whose owners nobody tells', async () => {
  const deal = {
    name: '出口合同',
    date: '2026-09-01',
    partners: [
      { name: '澄屿物流有限公司', role: '收货人' },
      { name: 'Sovrin Trading', role: '代理' },
      { name: 'Nobody Known', role: '买方' },
    ],
    settlement: [{ bank: 'Quellor Bank' }],
  }
  const { data } = await made.server.post('/api/deal/check', deal, { headers, json: true })
  const warnings = (data['warnings'] as unknown as Record<string, unknown>[]).filter(
    one => one['source'] === '企业图谱股权数据',
  )
  expect(warnings.map(one => [one['section'], one['level'], one['subject']])).toEqual([
    ['partner', 1, '澄屿物流有限公司'],
    ['partner', 2, 'Sovrin Trading'],
    ['settlement', 1, 'Quellor Bank'],
  ])
  expect(warnings[0]!['why']).toContain('Yastrel Holding（列名方）持有60%')
  expect(data['verdict']).toBe('red')
  expect(data['notes']).toContain('未收录股权数据：未核查Nobody Known的股东与实际控制人。')
})

test('the determination reads the owners of an end user from the graph, unless they are told', async () => {
  const asked = { eccn: '3A991.a', destination: 'MY', endUser: '澄屿物流有限公司', date: '2026-09-01' }
  const rulesOf = async (fields: Record<string, string>) => {
    const { data } = await made.server.post('/api/determination/endUser', fields, { headers })
    return (data['proof'] as unknown as { rule: string }[]).map(step => step.rule)
  }
  expect(await rulesOf(asked)).not.toContain('owners-untold')
  expect(await rulesOf({ ...asked, endUser: 'Nobody Known' })).toContain('owners-untold')
})
