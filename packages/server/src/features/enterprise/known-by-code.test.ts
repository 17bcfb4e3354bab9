import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { askLines } from '../../cli/testing.ts'
import { determinationCommands } from '../determination/commands.ts'
import { testBatches } from '../screening/testing-batches.ts'
import { startGraphServer, type GraphServer } from './testing.ts'

let database: Database
let made: GraphServer
let headers: { Authorization: string }

const lei = '5493001KJTIIGC8Y1R12'

const rows = [
  { id: 'n', kind: 'company', name: 'Nordhaven Freight', lei },
  { id: 'a1', kind: 'company', name: 'Twin Harbour Works' },
  { id: 'a2', kind: 'company', name: 'Twin Harbour Works' },
  { id: 'p', kind: 'person', name: 'Ilse Brandauer' },
  { from: 'p', to: 'a1', kind: 'STOCK', percent: '100', source: '登记' },
  { from: 'n', to: 'a2', kind: 'STOCK', percent: '60', source: '登记' },
]

beforeAll(async () => {
  database = await openTestDatabase()
  made = await startGraphServer(database, { leiCode: [lei] })
  const pack = rows.map(row => JSON.stringify(row)).join('\n')
  await made.bring('p.jsonl', pack, { format: 'pack', source: 'p' })
  headers = await made.server.login('member')
})
afterAll(async () => {
  await made.close()
  await database.close()
})

interface Step {
  readonly rule: string
  readonly sentence: string
}

test('a search for a company that is listed under another name says by its code whom the lists mean', async () => {
  const { data } = await made.server.get('/api/search', { keyword: 'Nordhaven Freight' }, { headers })
  const [hit] = data['data'] as unknown as Record<string, never>[]
  expect(hit).toMatchObject({
    cpyState: ['即名单主体'],
    effect: { level: 1, sentence: expect.stringContaining('Yastrel Holding') as string },
    explanation: { riskLevel: 1 },
  })
  expect(JSON.stringify(hit)).not.toContain('其本身不在名单上')
  const listed = await made.server.get('/api/search', { keyword: 'Yastrel Holding' }, { headers })
  expect(listed.data['data'] as unknown as { s: number }[]).toMatchObject([{ s: 1 }])
})

test('the row of a file, the mark beside a partner and the deal say so too', async () => {
  const { server, ingest } = made
  const batches = testBatches(
    { database, server, dataDir: ingest.dataDir, now: () => server.clock.now },
    headers,
  )
  const id = await batches.finished('编号,客户名称,国家\n1,Nordhaven Freight,\n2,Yastrel Holding,\n')
  const { data } = await server.get('/api/screening/batch/result', { id }, { headers })
  const told = data['data'] as unknown as { verdict: number; reason: string }[]
  expect(told.map(row => row.verdict)).toEqual([1, 1])
  expect(told.map(row => row.reason.includes('按其代码即名单主体'))).toEqual([true, false])

  const deal = { name: '合同', date: '2026-09-01', partners: [{ name: 'Nordhaven Freight', role: '收货人' }] }
  const { data: checked } = await server.post('/api/deal/check', deal, { headers, json: true })
  const warnings = checked['warnings'] as unknown as Record<string, unknown>[]
  expect(warnings.map(one => [one['section'], one['level']])).toContainEqual(['partner', 1])
  const records = await server.get('/api/evidence/record/list', { kind: 'deal' }, { headers })
  expect((records.data['data'] as unknown as { verdict: number }[])[0]!.verdict).toBe(1)
})

test('every company of a name and every party is asked for its owners', async () => {
  const determined = async (fields: Record<string, unknown>) => {
    const asked = { eccn: '3A991.a', destination: 'MY', date: '2026-09-01', ...fields }
    const [line] = await askLines(determinationCommands[0]!, [asked], { MAOJIAN_DATA: made.ingest.dataDir })
    return (line as { proof: Step[] }).proof
  }
  const named = (proof: readonly Step[]) =>
    proof.filter(step => step.sentence.includes('Yastrel Holding')).map(step => step.rule)
  expect(named(await determined({ endUser: 'Twin Harbour Works' }))).toContain('ofac-owned')
  const bought = await determined({
    endUser: 'Nobody Known',
    parties: [{ role: 'buyer', name: 'Twin Harbour Works' }],
  })
  expect(named(bought)).toContain('ofac-owned')
  const owners = [{ owner: 'Ilse Brandauer', percent: 100 }]
  expect(named(await determined({ endUser: 'Twin Harbour Works', owners }))).toContain('ofac-owned')
})

test('the mark beside a partner of a project tells who holds it', async () => {
  const { server } = made
  const begun = await server.post('/api/risk/project/baseinfo/save', { name: '某项目' }, { headers })
  const projectId = begun.data['id'] as unknown as string
  const { data } = await server.post(
    '/api/risk/project/save',
    { projectId, name: '某项目', objectList: JSON.stringify([{ type: 0, name: 'Twin Harbour Works' }]) },
    { headers },
  )
  expect(data['objectList'] as unknown as Record<string, unknown>[]).toMatchObject([
    { riskLevel: 1, reason: expect.stringContaining('持有达到门槛') as string },
  ])
})
