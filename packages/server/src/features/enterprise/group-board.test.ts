import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { startGraphServer, type GraphServer } from './testing.ts'

let database: Database
let made: GraphServer
let headers: { Authorization: string }

const rows = [
  { id: 'x', kind: 'company', name: 'Yastrel Holding', lei: '5493001KJTIIGC8Y1R12' },
  { id: 'own', kind: 'company', name: '澄屿物流有限公司' },
  { id: 'low', kind: 'company', name: '澄屿仓储有限公司' },
  { id: 'twin', kind: 'company', name: 'Sovrin Trading' },
  { id: 'past', kind: 'company', name: '旧日持股公司' },
  { id: 'lone', kind: 'company', name: '独立经营公司' },
  { from: 'x', to: 'own', kind: 'STOCK', percent: '60', source: '登记' },
  { from: 'x', to: 'twin', kind: 'STOCK', source: '登记' },
  { id: 'minor', kind: 'company', name: 'Minor Shipping' },
  { id: 'wide', kind: 'company', name: '多元控股公司' },
  { from: 'wide', to: 'minor', kind: 'STOCK', percent: '90', source: '登记' },
  { from: 'x', to: 'minor', kind: 'STOCK', percent: '10', source: '登记' },
  { id: 'two', kind: 'company', name: '两类股份公司' },
  { id: 'cls', kind: 'company', name: '两类股东公司' },
  { from: 'cls', to: 'two', kind: 'STOCK', percent: '30', source: '登记' },
  { from: 'cls', to: 'two', kind: 'STOCK', percent: '30', source: '登记' },
  { from: 'own', to: 'low', kind: 'STOCK', percent: '51', source: '登记' },
  { from: 'own', to: 'past', kind: 'STOCK', percent: '70', until: '2020-12-31', source: '登记' },
  { from: 'lone', to: 'own', kind: 'BORROW', source: '登记' },
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

const post = (path: string, fields: Record<string, unknown>) => made.server.post(path, fields, { headers })
const names = (circle: unknown) => (circle as { rows: { name: string }[] }).rows.map(one => one.name)

describe('S1-007: the group of a counterparty', () => {
  test('parents, sisters and daughters by the holdings of today, each with its share and its lists', async () => {
    const { data } = await post('/api/enterprise/group', { id: made.idOf('澄屿物流有限公司') })
    expect(names(data['parents'])).toEqual(['Yastrel Holding'])
    expect(names(data['sisters'])).toEqual(['Sovrin Trading', 'Minor Shipping'])
    expect(names(data['daughters'])).toEqual(['澄屿仓储有限公司'])
    expect(data).toMatchObject({
      self: { lists: '', riskSymbol: 1 },
      parents: { total: 1, rows: [{ percentText: '60%', lists: expect.stringMatching(/OFAC/u) }] },
      sisters: { rows: [{ percentText: '比例不明', lists: '', riskSymbol: 2 }, { riskSymbol: 0 }] },
      daughters: { rows: [{ percentText: '51%', riskSymbol: 1 }] },
      held: true,
    })
  })

  test('two classes of shares are told as ownership counts them: between one and both', async () => {
    const { data } = await post('/api/enterprise/group', { id: made.idOf('两类股份公司') })
    expect(data['parents']).toMatchObject({ total: 1, rows: [{ percentText: '30%–60%' }] })
  })

  test('a daughter below the threshold is told as tied to the listed party that holds it', async () => {
    const { data } = await post('/api/enterprise/group', { id: made.idOf('Yastrel Holding') })
    expect(data['self']).toMatchObject({ relationId: '' })
    expect(data['daughters']).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({
          name: 'Minor Shipping',
          riskSymbol: 0,
          finding: 'tied',
          relationId: expect.stringMatching(/^E\d+-E\d+$/u),
        }),
      ]),
    })
  })

  test('without holdings it says so instead of clearing', async () => {
    const { data } = await post('/api/enterprise/group', { id: made.idOf('独立经营公司') })
    expect(data).toMatchObject({ held: false, parents: { total: 0 }, daughters: { total: 0 } })
  })
})

describe('S1-201: from a party or a name to the graph', () => {
  test('the listed party is found by its own number, a company by its very name', async () => {
    const { data: found } = await post('/api/sanction/search', { key: 'Yastrel Holding' })
    const party = (found['data'] as unknown as { id: string }[])[0]!.id
    const byParty = await post('/api/enterprise/find', { party })
    expect(byParty.data).toMatchObject([{ id: made.idOf('Yastrel Holding'), relationId: '' }])
    const byName = await post('/api/enterprise/find', { name: '澄屿物流有限公司' })
    expect(byName.data).toMatchObject([{ riskSymbol: 1, relationId: expect.stringMatching(/^E\d+-E\d+$/u) }])
  })

  test('nobody is guessed from a part of a name, and a question without either is refused', async () => {
    expect((await post('/api/enterprise/find', { name: '澄屿' })).data).toEqual([])
    expect(await post('/api/enterprise/find', {})).toMatchObject({ code: 400 })
  })
})

test('S1-269: a namesake of a listed party is told as such, and not taken for it', async () => {
  await made.bring(
    'n.jsonl',
    JSON.stringify({ id: 'n', kind: 'company', name: 'YASTREL  HOLDING', country: 'DE' }),
    { format: 'pack', source: 'n' },
  )
  const { data: all } = await post('/api/enterprise/find', { name: 'Yastrel Holding' })
  const described = await Promise.all(
    (all as unknown as { id: string }[]).map(
      async ({ id }) => (await post('/api/info/detai/newsGraph/nodeinfo', { code: id })).data,
    ),
  )
  const other = described.find(one => (one['partyId'] as unknown) === '')
  expect(other).toMatchObject({
    riskSymbol: 2,
    finding: 'doubtful',
    namesakes: [{ name: 'Yastrel Holding', lists: expect.stringMatching(/OFAC/u) }],
  })
  expect(described.find(one => (one['partyId'] as unknown) !== '')).toMatchObject({ namesakes: [] })
})

describe('S1-223 S2-292 S1-290 S2-285: zooming is counted by day, module and control', () => {
  const click = { eventCode: 'zoomIn', moduleCode: 'relationship' }
  const clickTime = () => made.server.clock.now.toISOString()

  test('two clicks are two uses of that day, and nothing of the person is kept', async () => {
    for (let i = 0; i < 2; i++)
      expect(await post('/api/link', { ...click, clickTime: clickTime() })).toMatchObject({ code: 200 })
    const kept = await database.db.selectFrom('graph_control_use').selectAll().execute()
    expect(kept).toMatchObject([{ module: 'relationship', control: 'zoomIn', uses: 2 }])
    expect(Object.keys(kept[0]!).toSorted()).toEqual(['control', 'day', 'module', 'uses'])
  })

  test.each([
    [{ ...click, eventCode: '<script>' }, /eventCode/u],
    [{ ...click, moduleCode: 'elsewhere' }, /moduleCode/u],
    [{ ...click, clickTime: 'yesterday' }, /clickTime/u],
    [{ ...click, clickTime: '2020-01-01T00:00:00Z' }, /clickTime/u],
  ])('what is no control, graph or time of now is refused: %j', async (fields, says) => {
    const answer = await post('/api/link', { clickTime: clickTime(), ...fields })
    expect(answer).toMatchObject({ code: 400, message: expect.stringMatching(says) })
  })
})
