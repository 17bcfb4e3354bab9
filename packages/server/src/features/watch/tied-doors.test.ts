import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { testBatches } from '../screening/testing-batches.ts'
import { startGraphServer, type GraphServer } from '../enterprise/testing.ts'

let database: Database
let made: GraphServer
let headers: { Authorization: string }

const lei = '5493001KJTIIGC8Y1R12'
const company = (id: string, name: string) => ({ id, kind: 'company', name })
const stock = (from: string, to: string, percent: number) => ({
  from,
  to,
  kind: 'STOCK',
  percent,
  source: '登记',
})
const pack = [
  { ...company('x', 'Holder Under Another Name'), lei },
  company('n', 'YASTREL HOLDING'),
  company('p', 'Orrin Vale'),
  company('h', 'Ambrel Foundry'),
  company('d', 'Brindle Casting'),
  company('f', 'Elsmoor Works'),
  stock('x', 'h', 60),
  stock('n', 'd', 60),
  stock('p', 'f', 100),
]
/** Held to a threshold; open by a name alone; free. */
const names = ['Ambrel Foundry', 'Brindle Casting', 'Elsmoor Works'] as const

beforeAll(async () => {
  database = await openTestDatabase()
  made = await startGraphServer(database, { leiCode: [lei] })
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
const post = async (path: string, fields: Data): Promise<Data> =>
  (await made.server.post(path, fields, { headers })).data

test('the public check of a certificate never says 未发现 of whom the graph ties to a listed party', async () => {
  const confirmed = async (keyword: string) => {
    const { record } = await post('/api/sanction/search', { keyword })
    const issued = await post('/api/evidence/certificate/issue', { record, subject: '0' })
    const token = new URL(issued['verifyUrl'] as string).searchParams.get('token') ?? ''
    return (await made.server.get('/api/evidence/certificate/confirm', { token })).data
  }
  for (const name of names.slice(0, 2))
    expect(await confirmed(name)).toMatchObject({
      related: 1,
      verdictName: expect.stringContaining('与名单主体有关联') as string,
      warning: expect.stringContaining('企业图谱中有 1 家同名企业') as string,
    })
  expect(await confirmed(names[2])).toMatchObject({ related: 0, verdictName: '未发现' })
})

test('a watched name tells its ties, and a watched file that they are not watched', async () => {
  const watched = async (keyword: string) => (await post('/api/watch/add/search', { keyword }))['watch']
  expect(await watched(names[0])).toMatchObject({
    verdict: 1,
    related: expect.stringContaining('“Yastrel Holding”等持有达到门槛') as string,
  })
  expect(await watched(names[1])).toMatchObject({
    verdict: 2,
    verdictName: '可能',
    related: expect.stringContaining('同名者持有') as string,
  })
  expect(await watched(names[2])).toMatchObject({ verdict: 0, verdictName: '未发现', related: '' })

  const { server, ingest } = made
  const place = { database, server, dataDir: ingest.dataDir, now: () => server.clock.now }
  const id = await testBatches(place, headers).finished(`编号,客户名称,国家\n1,${names[0]},\n`)
  const { watch } = (await post('/api/watch/add/batch', { id })) as unknown as { watch: { id: string } }
  await database.db
    .updateTable('watch')
    .set({ state: 'active', checked_at: server.clock.now })
    .where('id', '=', watch.id)
    .execute()
  const detail = await server.get('/api/watch/detail', { id: watch.id }, { headers })
  expect(detail.data['watch']).toMatchObject({
    verdictName: '名单未发现',
    related: expect.stringContaining('不含企业图谱中的股权与控制关联') as string,
  })
})

test('the search of list rows counts them and keeps them, and a visitor learns that there are some', async () => {
  const related = [{ held: 1, tied: 0 }, { held: 0, tied: 1 }, undefined]
  for (const [i, name] of names.entries()) {
    const rows = await post('/api/sanction/search', { key: name })
    expect([rows['data'], rows['related']]).toEqual([[], related[i]])
    const kept = await made.server.get(
      '/api/evidence/record/detail',
      { id: rows['record'] as string },
      { headers },
    )
    expect((kept.data['record'] as Data)['verdict']).toBe([1, 2, 0][i])
    const { data: visited } = await made.server.get('/api/search', { keyword: name })
    expect([visited['data'], visited['related']]).toEqual([[], related[i]])
  }
})

test('the yente format tells them beside its results, and warns that none is no conclusion', async () => {
  const queries = Object.fromEntries(
    names.map((name, i) => [`q${i}`, { schema: 'Company', properties: { name: [name] } }]),
  )
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    (await made.server.app.inject({ method, url, headers, ...(payload && { payload }) })).json<{
      responses: Record<string, { results: unknown[]; related: Data[] }>
      related: Data[]
      warning: string
    }>()
  const { responses, warning } = await ask('POST', '/yente/match/default', { queries })
  const told = Object.values(responses).map(one => [one.results.length, one.related.map(x => x['level'])])
  expect(told).toEqual([
    [0, [1]],
    [0, [2]],
    [0, []],
  ])
  expect(responses['q1']!.related[0]!['reason']).toContain('“Yastrel Holding”')
  expect(warning).toContain('见 related')
  const free = await ask('POST', '/yente/match/default', { queries: { q2: queries['q2'] } })
  expect(free.warning).not.toContain('见 related')
  const found = await ask('GET', `/yente/search/default?q=${encodeURIComponent(names[1])}`)
  expect([found.related, found.warning]).toEqual([
    [expect.objectContaining({ name: names[1], level: 2 })],
    expect.stringContaining('见 related') as string,
  ])
})

test('a name typed into a project is judged by its ties as well', async () => {
  const suggested = async (keyword: string) =>
    (await made.server.get('/api/risk/entity/suggest', { keyword }, { headers })).data
  expect(await suggested(names[0])).toMatchObject({ riskLevel: 1, count: 0 })
  expect(await suggested(names[1])).toMatchObject({
    riskLevel: 2,
    reason: expect.stringContaining('核实之前不能排除') as string,
  })
  expect(await suggested(names[2])).toMatchObject({ riskLevel: 0, reason: '' })
})
