import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { startGraphServer, type GraphServer } from './testing.ts'

let database: Database
let made: GraphServer
let headers: { Authorization: string }

const lines = (rows: readonly object[]): string => rows.map(row => JSON.stringify(row)).join('\n')
const body = (id: string, name: string) => ({
  id,
  schema: 'Company',
  caption: name,
  properties: { name: [name] },
  datasets: ['test'],
})
const owns = (owner: string, asset: string, percentage?: string) => ({
  id: `${owner}-${asset}`,
  schema: 'Ownership',
  properties: { owner: [owner], asset: [asset], ...(percentage && { percentage: [percentage] }) },
  datasets: ['test'],
})

beforeAll(async () => {
  database = await openTestDatabase()
  made = await startGraphServer(database)
  await made.bring(
    'owners.json',
    lines([
      body('t1', 'Ondrik'),
      body('t2', 'Pelmar'),
      body('t3', 'Sovrin'),
      body('t4', 'Sovrin'),
      body('t5', 'Quellor'),
      ...Array.from({ length: 40 }, (_, i) => body(`m${i}`, `Minor ${i}`)),
      owns('ofac-77', 't1', '60'),
      owns('t1', 't2', '33.3'),
      owns('ofac-77', 't2', '16.7'),
      owns('ofac-77', 't3'),
      ...Array.from({ length: 40 }, (_, i) => owns(`m${i}`, 't3', '1')),
      owns('m1', 't5', '100'),
      body('t6', 'Vandrel'),
      owns('nobody-told', 't6', '60'),
    ]),
    { format: 'ftm', source: 'test' },
  )
  headers = await made.server.login('member')
})
afterAll(async () => {
  await made.close()
  await database.close()
})

const trace = (fields: Record<string, unknown>) =>
  made.server.post('/api/enterprise/ownership', fields, { headers })
const regime = (data: Record<string, unknown>, name: string) =>
  (data['regimes'] as Record<string, Record<string, unknown>>)[name]!

test('S1-223 tiers add up exactly, with the listed party by its official name and list', async () => {
  const { data } = await trace({ name: 'pelmar' })
  expect(data).toMatchObject({ name: 'Pelmar', held: true, note: '', sample: false, date: '2026-11-20' })
  expect(regime(data, 'ofac')).toMatchObject({
    state: 'blocked',
    low: 50,
    high: 50,
    paths: [
      ['Yastrel Holding', 'Ondrik', 'Pelmar'],
      ['Yastrel Holding', 'Pelmar'],
    ],
  })
  expect(regime(data, 'eu')).toMatchObject({ state: 'not blocked' })
  expect(data['listed']).toMatchObject([
    { name: 'Yastrel Holding', partyId: expect.stringMatching(/./u), lists: expect.stringContaining('OFAC') },
  ])
})

test('a listing of which no list tells the day counts on any day, and the reason says so', async () => {
  const { data } = await trace({ name: 'pelmar', date: '1990-01-01' })
  expect(regime(data, 'ofac')).toMatchObject({
    state: 'blocked',
    reason: expect.stringContaining('名单未载明Yastrel Holding的列入日期，按该日已列名计算'),
  })
  expect(regime(data, 'uk')['reason']).not.toContain('列入日期')
  const today = await trace({ name: 'pelmar' })
  expect(regime(today.data, 'ofac')['reason']).not.toContain('列入日期')
})

test('an unknown share of a listed holder cannot be excluded, bounded by what forty others are told to hold', async () => {
  const { data } = await trace({ name: 'Sovrin' })
  expect(regime(data, 'ofac')).toMatchObject({
    state: 'cannot be excluded',
    low: 0,
    high: 60,
    paths: [['Yastrel Holding', 'Sovrin']],
  })
  expect(data['others']).toEqual([{ id: expect.stringMatching(/^E\d+$/u), name: 'Sovrin' }])
})

test('what the graph does not hold is said so, never cleared', async () => {
  const none = await trace({ name: 'Sovrin', id: rowId(await trace({ name: 'Sovrin' })) })
  expect(none.data).toMatchObject({ held: false, note: expect.stringContaining('未收录股权数据') })
  expect(JSON.stringify(none.data)).not.toContain('无关联')
  const unknown = await trace({ name: 'Nobody Here' })
  expect([unknown.code, unknown.message]).toEqual([404, expect.stringContaining('未收录股权数据')])
  const clear = await trace({ name: 'Quellor' })
  expect(regime(clear.data, 'ofac')).toMatchObject({ state: 'not blocked', paths: [] })
})

const rowId = ({ data }: { data: Record<string, unknown> }): string =>
  (data['others'] as { id: string }[])[0]!.id

test.each([[{}], [{ id: 'X1' }], [{ name: 'Pelmar', date: '2026-13-01' }]])('%j is refused', async fields => {
  expect((await trace(fields)).code).toBe(400)
})

test('an owner of whom no file tells a name is told, since no list can be compared with it', async () => {
  const { data } = await trace({ name: 'Vandrel' })
  expect(regime(data, 'ofac')['state']).toBe('not blocked')
  expect(data['note']).toBe('持有人nobody-told未载明名称，无法与名单比对：不能据此认为与列名方没有股权关系。')
})
