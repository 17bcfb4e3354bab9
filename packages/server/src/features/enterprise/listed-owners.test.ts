import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { askLines } from '../../cli/testing.ts'
import { ftmLines, indexed } from '../../ingest/testing.ts'
import { dealCommands } from '../deal/commands.ts'
import { startGraphServer, type GraphServer } from './testing.ts'

let database: Database
let made: GraphServer
let headers: { Authorization: string }

const ogrn = '1027700132195'
const stock = (from: string, to: string, more: object = {}) => ({ from, to, kind: 'STOCK', ...more })
const owned = (id: string, name: string) => ({ id, kind: 'company', name })
const rows = [
  { id: 'n1', kind: 'company', name: 'YASTREL HOLDING' },
  { id: 'n2', kind: 'person', name: 'Orvald Kestrinov' },
  { id: 'n3', kind: 'company', name: 'Yastrel Holdings Warsaw' },
  { id: 'x', kind: 'company', name: 'Yastrel', ogrn },
  { id: 'c', kind: 'company', name: 'Frostmark Energy', lei: '5493001KJTIIGC8Y1R12' },
  owned('t1', 'Tarrow Mills'),
  owned('t2', 'Belmar Foundry'),
  owned('t3', 'Corvane Optics'),
  owned('t4', 'Dunmere Tools'),
  owned('t5', 'Elsmoor Paper'),
  owned('m', 'Middle Holdings'),
  stock('n1', 'm', { percent: 100 }),
  stock('m', 't1', { percent: 60 }),
  stock('n2', 't2', { percent: 100 }),
  stock('n3', 't3', { percent: 100 }),
  stock('n1', 't4', { percent: 30 }),
  stock('c', 't5', { percent: 60 }),
  ...['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'].map(id => owned(id, `Parallel ${id}`)),
  stock('x', 'p1', { percent: 60, source: '2026年报' }),
  stock('x', 'p1', { percent: '1%', source: '旧档' }),
  stock('x', 'p2', { percent: 60, source: '登记' }),
  stock('x', 'p2', { percent: 60, source: '登记', until: '2020-12-31' }),
  stock('x', 'p3', { percent: 30, since: '2020-01-01', source: '登记' }),
  stock('x', 'p3', { percent: 25, since: '2021-01-01', source: '登记' }),
  stock('x', 'p4', { percent: '６０％' }),
  stock('x', 'p5', { percent: '约60%' }),
  stock('x', 'p6', { percent: '>50%' }),
  { from: 'x', to: 'p7', kind: 'BRANCH' },
  { from: 'x', to: 'p8', kind: 'ROLE', role: 'general partner' },
  owned('np', 'Novena Halden'),
  ...['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8'].map(id => owned(`b${id}`, `Borne ${id}`)),
  stock('np', 'bn1', { percent: 100, control: 'nominee for Yastrel Holding' }),
  stock('np', 'bn2', { percent: 100, source: '代YASTREL HOLDING持有' }),
  stock('np', 'bn3', { percent: 100, source: 'wholly owned by Yastrel' }),
  stock('bn1', 'bn4', { percent: 100 }),
  stock('np', 'bn5', { percent: 100, control: 'not a nominee for Yastrel Holding' }),
  stock('np', 'bn6', { percent: 100, source: 'nominee for Fenwick Mills' }),
  stock('np', 'bn7', { percent: 100, control: 'YASTREL HOLDING' }),
  stock('np', 'bn8', { percent: 100, source: 'Yastrel Holding holds equitable title' }),
  ...['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7'].map(id => owned(id, `Role ${id}`)),
  ...['全资子公司', '控股子公司', 'subsidiary of'].map((role, i) => ({
    from: 'x',
    to: `r${i + 1}`,
    kind: 'LINK',
    role,
  })),
  ...['股东', 'shareholder', '原股东', 'former shareholder'].map((role, i) => ({
    from: 'x',
    to: `r${i + 4}`,
    kind: 'ROLE',
    role,
  })),
  ...Array.from({ length: 7 }, (_, i) => owned(`g${i}`, 'Gleichname Vertrieb')),
  ...Array.from({ length: 7 }, (_, i) => stock(i === 6 ? 'x' : 'n3', `g${i}`, { percent: 100 })),
]

beforeAll(async () => {
  database = await openTestDatabase()
  made = await startGraphServer(database, { ogrnCode: [ogrn] })
  await made.ingest.importText(
    'list2.json',
    ftmLines([
      { id: 'ofac-78', name: 'Orvald Petrovich KESTRINOV', dataset: 'us_ofac_sdn', schema: 'Person' },
      {
        id: 'ca-1',
        name: 'Frostmark Energy',
        dataset: 'ca_dfatd_sema_sanctions',
        properties: { leiCode: ['5493001KJTIIGC8Y1R12'] },
      },
    ]),
    indexed,
  )
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

interface Dealt {
  readonly warnings: readonly { readonly level: number; readonly why: string }[]
  readonly notes: readonly string[]
}

const dealt = async (name: string): Promise<Dealt> => {
  const deal = { name: '合同', date: '2026-09-01', partners: [{ name, role: '收货人' }] }
  const [line] = await askLines(dealCommands[0]!, [deal], { MAOJIAN_DATA: made.ingest.dataDir })
  return line as unknown as Dealt
}
const levelOf = ({ warnings }: Dealt): number => Math.min(9, ...warnings.map(one => one.level))
const traced = async (name: string) =>
  (await made.server.post('/api/enterprise/ownership', { name }, { headers })).data

test('an owner that bears a listed party’s very name is told and cannot be excluded, at any tier, person or company', async () => {
  for (const [name, listed] of [
    ['Tarrow Mills', 'Yastrel Holding'],
    ['Belmar Foundry', 'KESTRINOV'],
  ] as const) {
    const answer = await traced(name)
    expect(answer['regimes']).toMatchObject({ ofac: { state: 'cannot be excluded' } })
    expect(answer['note']).toContain(listed)
    const deal = await dealt(name)
    expect(levelOf(deal)).toBe(2)
    expect(deal.warnings.map(one => one.why).join()).toContain(listed)
  }
})

test('who is told to hold for a listed party is not free, by control or source, at any tier', async () => {
  for (const id of ['n1', 'n2', 'n3', 'n4', 'n7', 'n8']) {
    expect((await traced(`Borne ${id}`))['regimes'], id).toMatchObject({
      ofac: { state: 'cannot be excluded' },
    })
    expect(levelOf(await dealt(`Borne ${id}`))).toBe(2)
  }
  for (const id of ['n5', 'n6'])
    expect((await traced(`Borne ${id}`))['regimes']).toMatchObject({ ofac: { state: 'not blocked' } })
})

test('a subsidiary or shareholder by the word of the tie is held, nobody tells how much', async () => {
  for (const id of ['r1', 'r2', 'r3', 'r4', 'r5'])
    expect((await traced(`Role ${id}`))['regimes'], id).toMatchObject({
      ofac: { state: 'cannot be excluded' },
    })
  for (const id of ['r6', 'r7'])
    expect((await traced(`Role ${id}`))['regimes'], id).toMatchObject({ ofac: { state: 'not blocked' } })
})

test('another name warns of nothing, and a small share is a note', async () => {
  expect((await dealt('Corvane Optics')).warnings).toEqual([])
  const small = await dealt('Dunmere Tools')
  expect(small.warnings).toEqual([])
  expect(small.notes.join()).toContain('Yastrel Holding')
})

test('once a person has said that it is another, its name warns no more', async () => {
  const admin = await made.server.login('administrator')
  const graph = made.server.graph.held!
  const partyId = made.index.subject(0).id
  const id = made.idOf('YASTREL HOLDING')
  expect(graph.namesakesAt(graph.named('YASTREL HOLDING')[0]!)).toEqual([partyId])
  const asked = { id, partyId, same: 0, reason: '注册地与股东均不同' }
  const said = await made.server.post('/api/admin/enterprise/link', asked, { headers: admin })
  expect(said.code).toBe(200)
  await made.bring('q.jsonl', JSON.stringify(owned('q', 'Quellor')), { format: 'pack', source: 'q' })
  expect((await dealt('Tarrow Mills')).warnings).toEqual([])
})

test('an owner frozen by a list outside the five regimes is told in the deal', async () => {
  const deal = await dealt('Elsmoor Paper')
  expect(levelOf(deal)).toBe(2)
  expect(deal.warnings[0]!.why).toContain('Frostmark Energy')
  expect((await traced('Elsmoor Paper'))['note']).not.toContain('不冻结资产')
})

test('of seven companies of one name the seventh is looked at as well', async () => {
  expect(levelOf(await dealt('Gleichname Vertrieb'))).toBe(1)
})

const ofacOf = async (name: string) =>
  ((await traced(name))['regimes'] as unknown as Record<string, object>)['ofac']

test('what one file tells twice of one pair is kept both times: from the lowest to the highest, in one source to the sum', async () => {
  expect(await ofacOf('Parallel p1')).toMatchObject({ state: 'cannot be excluded', low: 1, high: 60 })
  expect(await ofacOf('Parallel p2')).toMatchObject({ state: 'blocked', low: 60 })
  expect(await ofacOf('Parallel p3')).toMatchObject({ state: 'cannot be excluded', low: 25, high: 55 })
})

test('a share is read as sources write it; words are a share that nobody tells, never nothing', async () => {
  expect(await ofacOf('Parallel p4')).toMatchObject({ state: 'blocked', low: 60, high: 60 })
  expect(await ofacOf('Parallel p5')).toMatchObject({ state: 'cannot be excluded', low: 0, high: 100 })
  expect(await ofacOf('Parallel p6')).toMatchObject({
    state: 'blocked',
    reason: expect.stringContaining('超过50%至100%') as string,
  })
})

test('a branch of a listed party is that party, and its general partner controls', async () => {
  expect(levelOf(await dealt('Parallel p7'))).toBe(1)
  expect(await ofacOf('Parallel p8')).toMatchObject({
    state: 'not blocked',
    reason: expect.stringContaining('属警示信号') as string,
  })
})
