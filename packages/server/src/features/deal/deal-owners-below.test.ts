import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
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
const rows = [
  { ...company('x', 'Yastrel Holding'), lei },
  company('p', 'Orrin Vale'),
  company('a', 'Ambrel Foundry'),
  company('b', 'Brindle Casting'),
  company('c', 'Corvane Works'),
  company('d', 'Dunmere Works'),
  stock('x', 'a', 49.99),
  stock('NOPE', 'b', 60),
  stock('NOPE', 'c', 20),
  stock('p', 'd', 100),
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

interface Dealt {
  readonly warnings: {
    section: string
    level: number
    subject: string
    why: string
    source: string
    also?: { section: string }[]
  }[]
  readonly open: { id: string; section: string; text: string }[]
  readonly notes: string[]
}

const dealt = async (name: string, bank?: string): Promise<Dealt> => {
  const deal = {
    name: '合同',
    partners: [{ name, role: '收货人' }],
    ...(bank !== undefined && { settlement: [{ bank }] }),
  }
  const { data } = await made.server.post('/api/deal/check', deal, { headers, json: true })
  return data as unknown as Dealt
}
const ofGraph = ({ warnings }: Dealt) => warnings.filter(one => one.source === '企业图谱股权数据')

test('a listed holder below every threshold is told at the level that the row of a file has, with its share', async () => {
  const told = ofGraph(await dealt('Ambrel Foundry', 'Ambrel Foundry'))
  expect(told.map(one => [one.section, one.level])).toEqual([['partner', 2]])
  expect(told[0]!.also).toMatchObject([{ section: 'settlement' }])
  expect(told[0]!.why).toContain('与名单主体“Yastrel Holding”有关联')
  expect(told[0]!.why).toContain('49.99%')
  expect(ofGraph(await dealt('Dunmere Works'))).toEqual([])
})

test('an owner without a name leaves a question open where it may hold half, and is a note below', async () => {
  const half = await dealt('Brindle Casting')
  expect(half.open).toContainEqual(
    expect.objectContaining({
      id: 'owners.nameless',
      section: 'partner',
      text: expect.stringContaining('请查明其名称') as string,
    }),
  )
  const few = await dealt('Corvane Works')
  expect(few.open.map(one => one.id)).not.toContain('owners.nameless')
  expect(few.notes.join()).toContain('未载明名称')
})
