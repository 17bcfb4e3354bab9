import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { runCommand } from '../../cli/run.ts'
import { askLines } from '../../cli/testing.ts'
import { dealCommands } from '../deal/commands.ts'
import { determinationCommands } from '../determination/commands.ts'
import { screeningCommands } from '../screening/commands.ts'
import { testBatches } from '../screening/testing-batches.ts'
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

test('the record of a search and its certificate say who stands behind a company that no list names', async () => {
  const { server } = made
  const certified = async (keyword: string) => {
    const { data } = await server.get('/api/search', { keyword }, { headers })
    const record = data['record'] as string
    const { data: kept } = await server.get('/api/evidence/record/detail', { id: record }, { headers })
    const settings = kept['settings'] as unknown as { label: string; value: string }[]
    const issued = await server.post('/api/evidence/certificate/issue', { record, subject: '0' }, { headers })
    expect(issued.code).toBe(200)
    const { number } = issued.data as unknown as { number: string }
    const file = await server.app.inject({
      url: `/api/evidence/certificate/file?number=${number}&format=json`,
      headers,
    })
    const { graph } = (JSON.parse(file.body) as { certificate: { graph?: { related: string[] } } })
      .certificate
    const shown = kept['record'] as unknown as { verdict: number }
    return {
      verdict: shown.verdict,
      said: settings.find(({ label }) => label === '企业图谱')?.value,
      related: graph?.related,
    }
  }
  const held = await certified('澄屿物流有限公司')
  expect(held.verdict).toBe(1)
  expect(held.related).toEqual([expect.stringContaining('“Yastrel Holding”等持有达到门槛') as string])
  expect(held.said).toContain(held.related![0]!)
  const free = await certified('Harmless Works')
  expect(free).toMatchObject({
    verdict: 0,
    said: expect.stringContaining('没有与名单主体关联') as string,
    related: [],
  })
})

test('a row of a file that a listed party holds is a hit, on the page as on the command line', async () => {
  const { server, ingest } = made
  const batches = testBatches(
    { database, server, dataDir: ingest.dataDir, now: () => server.clock.now },
    headers,
  )
  const file = '编号,客户名称,国家\n1,澄屿物流有限公司,\n2,Sovrin Trading,\n3,Harmless Works,\n'
  const id = await batches.finished(file)
  const { data } = await server.get('/api/screening/batch/result', { id }, { headers })
  const rows = data['data'] as unknown as Record<string, unknown>[]
  const told = rows.map(row => [row['line'], row['verdict'], row['effect'], row['effectLevel']])
  expect(told).toEqual([
    [2, 1, '关联制裁', 1],
    [3, 2, '关联制裁', 2],
    [4, 0, '', 0],
  ])
  expect(rows.find(row => row['line'] === 2)!['reason']).toContain(
    '由名单主体“Yastrel Holding”等持有达到门槛',
  )

  const path = join(ingest.dataDir, '客户.csv')
  await writeFile(path, file)
  const output = new PassThrough()
  const terminal = {
    env: { MAOJIAN_DATA: ingest.dataDir },
    input: Readable.from([]),
    output,
    errors: new PassThrough(),
    signal: new AbortController().signal,
    now: () => server.clock.now,
  }
  expect(await runCommand(screeningCommands, terminal, ['screen', path])).toBe(0)
  output.end()
  const lines = (await text(output)).trim().split('\r\n').slice(1)
  expect(lines.map(line => line.split(',')[4])).toEqual(['命中', '可能', '未发现'])
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

  const [line] = await askLines(dealCommands[0]!, [deal], { MAOJIAN_DATA: made.ingest.dataDir })
  const { warnings: told, ...same } = line as { warnings: Record<string, unknown>[] }
  const { warnings: all, ...answer } = data as unknown as typeof same & { warnings: typeof told }
  expect(same).toEqual(answer)
  const short = (one: Record<string, unknown>) => [
    one['section'],
    one['level'],
    one['subject'],
    one['source'],
  ]
  expect(told.map(short)).toEqual(all.map(short))
})

test('the determination reads the owners of an end user from the graph, unless they are told', async () => {
  const asked = { eccn: '3A991.a', destination: 'MY', endUser: '澄屿物流有限公司', date: '2026-09-01' }
  const rulesOf = async (fields: Record<string, string>) => {
    const { data } = await made.server.post('/api/determination/endUser', fields, { headers })
    return (data['proof'] as unknown as { rule: string }[]).map(step => step.rule)
  }
  expect(await rulesOf(asked)).not.toContain('owners-untold')
  expect(await rulesOf({ ...asked, endUser: 'Nobody Known' })).toContain('owners-untold')

  const lines = [asked, { ...asked, endUser: 'Nobody Known' }]
  const answers = await askLines(determinationCommands[0]!, lines, { MAOJIAN_DATA: made.ingest.dataDir })
  const rules = answers.map(({ proof }) => (proof as { rule: string }[]).map(step => step.rule))
  expect(rules[0]).toEqual(await rulesOf(asked))
  expect(rules[1]).toContain('owners-untold')
})
