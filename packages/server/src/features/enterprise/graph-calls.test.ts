import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { enterpriseDemoFile } from '../../facts/enterprise-demo.ts'
import { startGraphServer, type GraphServer } from './testing.ts'

let database: Database
let made: GraphServer
let headers: { Authorization: string }
beforeAll(async () => {
  database = await openTestDatabase()
  made = await startGraphServer(database)
  const account = await made.bringFile(enterpriseDemoFile, { format: 'pack', source: '示例', sample: true })
  expect(account).toMatchObject({ faults: 0, notes: 0, held: { enterprises: 200 } })
  headers = await made.server.login('basic')
})
afterAll(async () => {
  await made.close()
  await database.close()
})

type Row = Record<string, never> & Record<string, unknown>
const post = (path: string, fields: Record<string, unknown>) => made.server.post(path, fields, { headers })
const rows = (value: unknown) => value as Row[]
const listed = (letter: string) => made.idOf(`示例列名企业${letter}`)
/** The enterprise that holds most of another: children of the demo by their place. */
const nodes = async (start: string, more: Record<string, unknown> = {}) =>
  (await post('/api/sanction/detail/graph/conduct/level', { startCpyId: start, ...more })).data

test('S1-260 S1-274 S1-220 S1-200: the relation map names both ends, every path, and reads it aloud', async () => {
  const graph = await nodes(listed('甲'), { level: 2 })
  const far = rows(graph['nodes']).find(one => one['level'] === 2 && one['riskSymbol'] === 1)!
  const relationId = `${String(far['id'])}-${listed('甲')}`
  const { code, data } = await post('/api/sanction/relation/map', { relationId })
  expect(code).toBe(200)
  expect(data).toMatchObject({ startName: far['name'], endName: '示例列名企业甲', sample: true })
  const map = data['relationMap'] as unknown as Record<string, Row[]>
  expect(map['entityList']!.filter(one => one['start']).map(one => one['model'])).toEqual(['Company'])
  expect(map['relationList']![0]).toMatchObject({
    type: 'STOCK',
    typeName: '持股',
    toldBy: '示例数据',
    toldOn: '2026-01-15',
  })
  expect(map['sentences']).toContainEqual(expect.stringMatching(/持有.+%股权［示例数据，2026-01-15］；/u))
  expect(map['paths']!.length).toBeGreaterThan(0)
})

test.each([
  [{ relationId: 'E1' }, 400],
  [{ relationId: 'E999999-E999998' }, 404],
])('S1-213: a relation that is none is refused: %j', async (fields, expected) => {
  expect((await post('/api/sanction/relation/map', fields)).code).toBe(expected)
})

describe('S1-263 S1-267 S1-219 S1-208: the graph by level and expansion', () => {
  test('nodes with distance, edges with percent, and who is listed', async () => {
    const data = await nodes(listed('甲'))
    expect(data).toMatchObject({ type: 1, level: 1, more: 0 })
    const [first] = rows(data['nodes'])
    expect(first).toMatchObject({ start: 1, level: 0, type: 1, name: '示例列名企业甲', riskSymbol: 1 })
    const edges = rows(data['edges'])
    expect(edges.map(edge => edge['percent'])).toContain(51)
    expect(edges.find(edge => edge['percent'] === null)).toMatchObject({ percentText: '比例不明' })
    const levels = new Set(rows((await nodes(listed('甲'), { level: 3 }))['nodes']).map(one => one['level']))
    expect(levels).toEqual(new Set([0, 1, 2, 3]))
  })

  test('one node is expanded by itself, the next ones from the offset', async () => {
    const start = listed('甲')
    const open = rows((await nodes(start))['nodes']).find(one => one['hasRelation'] === 1)!
    const more = await nodes(start, { cpyId: open['id'], level: 1, type: 2 })
    expect(more).toMatchObject({ type: 2, level: 1 })
    expect(rows(more['nodes']).length).toBe(Number(more['total']) + 1)
    const rest = await nodes(start, { cpyId: open['id'], offset: 1 })
    expect(rows(rest['nodes']).length).toBe(Number(more['total']))
  })
})

describe('what has ended', () => {
  const former = () => made.idOf('骁澜物流有限公司（示例）')
  const rowsOf = async (ended?: number) => {
    const data = await nodes(listed('甲'), ended === undefined ? {} : { ended })
    return {
      data,
      edges: rows(data['edges']).filter(one => one['source'] === listed('甲') && one['target'] === former()),
    }
  }

  test('S1-219: is left out of the neighbourhood unless it is asked for, and then says until when', async () => {
    const [usual, all] = [await rowsOf(), await rowsOf(1)]
    expect([usual.data['endedNum'], usual.edges]).toEqual([1, []])
    expect(all.edges).toMatchObject([
      { ended: true, until: '2022-12-31', percentText: '80%', toldBy: '示例数据' },
    ])
    expect(rows(all.data['nodes']).find(one => one['id'] === former())).toMatchObject({ riskSymbol: 0 })
  })

  test('S1-273: stands in the tree only where it is asked for; the verdict does not count it', async () => {
    const leaves = async (fields: Record<string, unknown>) => {
      const { data } = await post('/api/cpy/detail/guidedGraph', { anyCpyNo: listed('甲'), ...fields })
      const investments = rows(data['children']).find(one => one['code'] === 'investments')!
      return { data, found: rows(investments['children']).filter(one => one['id'] === former()) }
    }
    const [usual, all] = [await leaves({}), await leaves({ ended: 1 })]
    expect([usual.data['endedNum'], usual.found]).toEqual([1, []])
    expect(all.found).toMatchObject([
      { ended: true, until: '2022-12-31', since: '2015-01-01', toldOn: '2026-01-15' },
    ])
    const traced = await made.server.post('/api/enterprise/ownership', { id: former() }, { headers })
    expect(traced.data['regimes']).toMatchObject({ ofac: { state: 'not blocked', low: 0 } })
    const path = await post('/api/cpy/bond/relation', { start: listed('甲'), end: former(), hops: 1 })
    expect(path.data['sentences']).toEqual([expect.stringContaining('（截至2022-12-31，已结束）')])
  })
})

test('S1-270 S1-206: quick search finds companies by the beginning of their name, bonds apart', async () => {
  const found = rows((await post('/api/cpy/search/quick', { searchKey: '示例列名', type: 1 })).data)
  expect(found.map(one => one['name'])).toContain('示例列名企业甲')
  expect(found[0]).toMatchObject({ type: 1, sample: true, code: expect.stringMatching(/^E\d+$/u) })
  const bonds = rows((await post('/api/cpy/search/quick', { searchKey: '2019 示例', type: 2 })).data)
  expect(bonds.length).toBeGreaterThan(0)
  expect(bonds.every(one => String(one['name']).includes('公司债'))).toBe(true)
  expect((await post('/api/cpy/search/quick', { searchKey: '示', type: 1 })).code).toBe(400)
  expect(rows((await post('/api/cpy/search/quick', { searchKey: '%%', type: 1 })).data)).toEqual([])
})

test('S1-271 S1-222: paths between a bond and a company, with entities and relations', async () => {
  const [bond] = rows((await post('/api/cpy/search/quick', { searchKey: '2018 示例公司债', type: 2 })).data)
  const { data: info } = await post('/api/info/detai/newsGraph/nodeinfo', {
    code: bond!['code'],
    name: '',
    type: 2,
  })
  const graph = await nodes(String(bond!['code']))
  const issuer = rows(graph['nodes'])[1]!
  expect(info).toMatchObject({ type: 2, pubPeople: issuer['name'] })
  const { data } = await post('/api/cpy/bond/relation', { start: bond!['code'], end: issuer['id'], hops: 1 })
  expect(data['paths']).toEqual([[bond!['code'], issuer['id']]])
  expect(rows(data['relationList'])[0]).toMatchObject({
    start: issuer['id'],
    end: bond!['code'],
    type: 'PUBLISH',
    typeName: '发行',
  })
  expect(rows(data['entityList']).map(one => one['model'])).toEqual(['Bond', 'Company'])
  expect((await post('/api/cpy/bond/relation', { start: bond!['code'], end: bond!['code'] })).code).toBe(400)
  expect(
    (await post('/api/cpy/bond/relation', { start: bond!['code'], end: issuer['id'], hops: 5 })).code,
  ).toBe(400)
})

test('S1-268: loans and guarantees with amount, currency, day and source', async () => {
  const { data } = await post('/api/graph/detail', { ids: listed('甲'), relationType: 'WARRANT' })
  expect(data).toMatchObject({ count: 1 })
  expect(rows(data['data'])[0]).toMatchObject({
    startName: '示例列名企业甲',
    currency: 'CNY',
    source: '示例数据',
    amount: expect.stringMatching(/万$/u),
  })
  expect((await post('/api/graph/detail', { ids: listed('甲'), relationType: 'STOCK' })).code).toBe(400)
})

test('S1-269 S1-203: node info counts relations, bonds and officers', async () => {
  const { data } = await post('/api/info/detai/newsGraph/nodeinfo', { code: listed('甲'), name: '', type: 1 })
  const { data: graph } = await post('/api/sanction/detail/graph/conduct/level', { startCpyId: listed('甲') })
  expect(data).toMatchObject({
    type: 1,
    newsNum: 0,
    bondNum: 0,
    pubPeople: '0',
    riskSymbol: 1,
    relationId: '',
  })
  expect(Number(data['allNum'])).toBeGreaterThanOrEqual(rows(graph['nodes']).length - 1)
})

describe('S1-272 S1-273 S1-221 S1-205: the business tree', () => {
  test('root, groups with totals and strongest risk, leaves with percent and rowkey', async () => {
    const id = listed('甲')
    const { data } = await post('/api/cpy/detail/guidedGraph', { anyCpyNo: id })
    expect(data).toMatchObject({
      id,
      nodeType: 1,
      riskSymbol: 1,
      rowkey: id,
      attention: false,
      hasRecentNews: false,
    })
    const groups = rows(data['children'])
    expect(groups.map(one => one['name'])).toEqual(['基本信息', '对外投资', '担保'])
    const investments = groups[1]!
    expect(investments).toMatchObject({ nodeType: 0, riskMain: 1, rowkey: `${id}/investments` })
    const leaf = rows(investments['children'])[0]!
    expect(leaf).toMatchObject({
      nodeType: 1,
      riskSymbol: 1,
      rowkey: `${id}/investments/${String(leaf['id'])}`,
    })
    expect(String(leaf['stockType'])).toMatch(/%$/u)
    expect(JSON.parse(String(rows(groups[2]!['children'])[0]!['guaranteeJson']))).toMatchObject({
      type: 'WARRANT',
      currency: 'CNY',
    })
  })

  test('children load on demand; a long group goes on from the offset; the filter keeps what leads to risk', async () => {
    const id = listed('己')
    const root = (await post('/api/cpy/detail/guidedGraph', { anyCpyNo: id })).data
    const below = rows(rows(root['children'])[1]!['children'])
    const hub = below.find(one => Number(one['total']) > 30)!
    const groups = rows(
      (
        await post('/api/cpy/detail/guidedGraphOne', {
          anyCpyNo: hub['id'],
          nodeType: 1,
          rowkey: hub['rowkey'],
        })
      ).data,
    )
    const investments = groups.find(one => one['code'] === 'investments')!
    expect(investments['rowkey']).toBe(`${String(hub['rowkey'])}/investments`)
    const rest = rows(
      (
        await post('/api/cpy/detail/guidedGraphOne', {
          anyCpyNo: hub['id'],
          group: 'investments',
          offset: 30,
        })
      ).data,
    )
    expect(rest).toHaveLength(1)
    expect(rows(rest[0]!['children'])).toHaveLength(Number(investments['total']) - 30)
    const risky = rows(
      (await post('/api/cpy/detail/guidedGraphOne', { anyCpyNo: hub['id'], riskOnly: 1 })).data,
    )
    const holders = rows(risky.find(one => one['code'] === 'holders')!['children'])
    expect(holders.map(one => one['name'])).toEqual(['示例列名企业己'])
  })

  test('S1-214: an unknown number is 404, a malformed one 400', async () => {
    expect((await post('/api/cpy/detail/guidedGraph', { anyCpyNo: 'E99999999' })).code).toBe(404)
    expect((await post('/api/cpy/detail/guidedGraph', { anyCpyNo: '1 or 1' })).code).toBe(400)
  })
})

test('S1-275: industries of the graph, and listed parties by country', async () => {
  const { data } = await made.server.get('/api/industrialChainCompared', {}, { headers })
  const all = rows(data)
  expect(all.reduce((sum, one) => sum + Number(one['total']), 0)).toBe(112)
  expect(all.some(one => Number(one['listed']) > 0)).toBe(true)
  const map = await made.server.get('/api/chain/map/statistics', {}, { headers })
  expect(map.data).toEqual([{ countryId: 'RU', country: '俄罗斯', count: 1, newCount: 0 }])
})

test('who an enterprise is among the listed is an administrator’s word, with its reason; names alone tie nothing', async () => {
  const party = made.index.subject(0).id
  const fields = { id: listed('丁'), partyId: party, same: 1, reason: '登记资料一致' }
  expect((await post('/api/admin/enterprise/link', fields)).code).toBe(403)
  const admin = { headers: await made.server.login('administrator') }
  expect((await made.server.post('/api/admin/enterprise/link', { ...fields, reason: ' ' }, admin)).code).toBe(
    400,
  )
  expect(
    (await made.server.post('/api/admin/enterprise/link', { ...fields, partyId: 'nobody' }, admin)).code,
  ).toBe(404)
  expect((await made.server.post('/api/admin/enterprise/link', fields, admin)).code).toBe(200)
  expect(made.server.asked.at(-1)).toMatchObject({ name: 'enterprise.publish' })
  const links = () =>
    database.db.selectFrom('enterprise_link').select(['how', 'reason', 'ended_at']).orderBy('id').execute()
  expect(await links()).toMatchObject([{ how: 'confirmed', reason: '登记资料一致', ended_at: null }])
  await made.server.post('/api/admin/enterprise/link', { ...fields, same: 0, reason: '并非同一家' }, admin)
  expect(await links()).toMatchObject([
    { how: 'confirmed', ended_at: expect.any(Date) },
    { how: 'denied', ended_at: null },
  ])
})

test('nobody without a session, and nothing before a graph is there', async () => {
  const asked = { startCpyId: listed('甲') }
  expect((await made.server.post('/api/sanction/detail/graph/conduct/level', asked)).code).toBe(126)
  const held = made.server.graph.held
  made.server.graph.held = undefined
  const { code, message } = await post('/api/sanction/detail/graph/conduct/level', asked)
  made.server.graph.held = held
  expect([code, message]).toEqual([503, expect.stringContaining('企业图谱尚未载入')])
})
