import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { ftmLines, indexed } from '../../ingest/testing.ts'
import { putNews } from '../article/news-store.ts'
import { startGraphServer, type GraphServer } from './testing.ts'

let database: Database
let made: GraphServer
let headers: { Authorization: string }

const rows = [
  { id: 't1', kind: 'company', name: '澄屿物流有限公司', otherNames: ['Chengyu Logistics'] },
  { id: 't2', kind: 'company', name: '柏岚贸易有限公司', creditCode: '91310000MA1FL0000N' },
  { id: 'x', kind: 'company', name: 'Yastrel Holding', lei: '5493001KJTIIGC8Y1R12' },
  { from: 'x', to: 't1', kind: 'STOCK', percent: '60', source: '登记' },
  { from: 't1', to: 't2', kind: 'STOCK', percent: '20', source: '登记' },
]

const news = (id: string, published: string, names: readonly string[]) => ({
  id,
  kind: 0 as const,
  title: id,
  country: '',
  unit: '',
  published,
  url: '',
  body: '',
  label: '',
  sanctioned_on: '',
  measures: [],
  names: [...names],
  feed_id: null,
  created_at: new Date('2026-11-20T00:00:00Z'),
})

beforeAll(async () => {
  database = await openTestDatabase()
  made = await startGraphServer(database, { leiCode: ['5493001KJTIIGC8Y1R12'] })
  const text = rows.map(row => JSON.stringify(row)).join('\n')
  await made.bring('p.jsonl', text, { format: 'pack', source: 'p' })
  headers = await made.server.login('member')
})
afterAll(async () => {
  await made.close()
  await database.close()
})

type Row = Record<string, unknown>
const post = (path: string, fields: Row) => made.server.post(path, fields, { headers })
const node = async (name: string) =>
  (await post('/api/info/detai/newsGraph/nodeinfo', { code: made.idOf(name), name: '', type: 1 })).data
const tree = async (name: string) => {
  const { data } = await post('/api/cpy/detail/guidedGraph', { anyCpyNo: made.idOf(name) })
  const leaves = (data['children'] as unknown as { children: Row[] }[]).flatMap(group => group.children)
  return { root: data as Row, leaf: (other: string) => leaves.find(one => one['id'] === made.idOf(other))! }
}

test('S1-203 S1-220 S1-221: news that name an enterprise are counted for 365 days, and marked in the tree for 90', async () => {
  expect(await node('澄屿物流有限公司')).toMatchObject({ newsNum: 0 })
  await putNews(database.db, [
    news('both', '2026-11-01', ['澄屿物流有限公司', 'CHENGYU LOGISTICS']),
    news('older', '2026-03-01', ['CHENGYU LOGISTICS']),
    news('too old', '2025-11-19', ['澄屿物流有限公司']),
    news('other', '2026-03-01', ['柏岚贸易有限公司']),
    news('listed', '2026-11-02', ['YASTREL HOLDING']),
  ])
  expect(await node('澄屿物流有限公司')).toMatchObject({ newsNum: 2 })
  expect(await node('柏岚贸易有限公司')).toMatchObject({ newsNum: 1 })
  const { root, leaf } = await tree('澄屿物流有限公司')
  expect(root).toMatchObject({ hasRecentNews: true })
  expect(leaf('柏岚贸易有限公司')).toMatchObject({ hasRecentNews: false })
  expect(leaf('Yastrel Holding')).toMatchObject({ hasRecentNews: true })
})

test('S1-272: an enterprise is marked as watched by its name or as the listed party that it is, for whoever watches', async () => {
  const before = await tree('澄屿物流有限公司')
  expect([before.root, before.leaf('Yastrel Holding')].map(one => one['attention'])).toEqual([false, false])
  await post('/api/watch/add/search', { keyword: '澄屿物流（有限公司）'.replace(/[（）]/gu, '') })
  await post('/api/watch/add/party', { partyId: made.index.subject(0).id })
  const after = await tree('澄屿物流有限公司')
  const marks = [after.root, after.leaf('Yastrel Holding'), after.leaf('柏岚贸易有限公司')]
  expect(marks.map(one => one['attention'])).toEqual([true, true, false])
  const stranger = { headers: await made.server.login('administrator') }
  const id = made.idOf('澄屿物流有限公司')
  const { data } = await made.server.post('/api/cpy/detail/guidedGraph', { anyCpyNo: id }, stranger)
  expect(data).toMatchObject({ attention: false })
})

test('S1-140: a hit with s 2 has its detail: who it is, and what its tie to the listed means', async () => {
  const { data: found } = await made.server.get('/api/search', { keyword: '澄屿物流有限公司' }, { headers })
  const [hit] = found['data'] as unknown as Row[]
  const { code, data } = await post('/api/sanction/detail', { id: hit!['id'], type: '01', s: '2' })
  expect(code).toBe(200)
  expect(data).toMatchObject({
    id: hit!['id'],
    cpyId: hit!['id'],
    name: '澄屿物流有限公司',
    zh: '澄屿物流有限公司',
    en: 'Chengyu Logistics',
    sanctionMetaList: [],
    effect: { name: '关联制裁', level: 1, sentence: expect.stringContaining('其本身不在名单上') },
  })
  const tradeOnly = await post('/api/sanction/detail', { id: made.idOf('柏岚贸易有限公司'), s: '2' })
  expect(tradeOnly.data).toMatchObject({ creditCode: '91310000MA1FL0000N', effect: { level: 2 } })
  expect((await post('/api/sanction/detail', { id: 'E99999', s: '2' })).code).toBe(404)
  expect((await post('/api/sanction/detail', { id: hit!['id'], s: '1' })).code).toBe(404)
})

test('an enterprise of a file that is itself a list without numbers is the party of that list', async () => {
  const dataset = 'us_dod_chinese_milcorps'
  const parties = Array.from({ length: 60 }, (_, i) => ({
    id: `us-1260h-${i}`,
    name: `Quorvan Works ${i}`,
    dataset,
    properties: { country: ['cn'] },
  }))
  await made.ingest.importText('1260h.json', ftmLines(parties), indexed)
  const daughter = { ...parties[0]!, id: 'us-1260h-d', name: 'Quorvan Daughter', dataset: 'nobody' }
  const held = {
    id: 'o1',
    schema: 'Ownership',
    properties: { owner: ['us-1260h-7'], asset: ['us-1260h-d'] },
    datasets: [dataset],
  }
  const text = `${ftmLines([...parties, daughter])}\n${JSON.stringify(held)}`
  await made.bring('1260h.ftm.json', text, { format: 'ftm', source: '1260h' })
  const graph = made.server.graph.held!
  const at = (name: string): number => graph.named(name)[0]!
  expect(graph.linkedAt(at('Quorvan Works 7'))).toMatchObject({ listed: true })
  expect(graph.linkedAt(at('Quorvan Daughter'))).toBeUndefined()
  expect(graph.nearestAt(at('Quorvan Daughter'))).toBe(at('Quorvan Works 7'))
  expect(parties.filter(({ name }) => graph.linkedAt(at(name)) === undefined)).toEqual([])
  // That list freezes nothing: its daughter is not blocked, and whoever looks hears of the holder.
  const { data } = await post('/api/enterprise/ownership', { name: 'Quorvan Daughter' })
  expect(data).toMatchObject({
    held: true,
    note: expect.stringMatching(/名单主体：Quorvan Works 7（1260H）。所在名单不冻结资产/u),
    regimes: { ofac: { state: 'not blocked' } },
  })
})
