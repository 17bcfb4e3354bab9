import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { startGraphServer, type GraphServer } from './testing.ts'

let database: Database
let made: GraphServer
let headers: { Authorization: string }

const lei = '5493001KJTIIGC8Y1R12'
const tie = (to: string, more: object) => ({ from: 'x', to, kind: 'STOCK', source: '登记', ...more })
const rows = [
  { id: 'x', name: 'Yastrel Holding', lei },
  { id: 'o', name: 'Ondrik' },
  ...['percent', 'round', 'date', 'kind', 'holder', 'clean'].map(id => ({ id, name: `Pelmar ${id}` })),
  tie('percent', { percent: '101' }),
  { from: 'o', to: 'percent', kind: 'STOCK', percent: '30', source: '登记' },
  tie('round', { percent: '100.01' }),
  tie('date', { percent: '60', since: '2027-13-45' }),
  tie('kind', { kind: 'shares', percent: '60' }),
  { from: '', to: 'holder', kind: 'STOCK', percent: '60', source: '登记' },
  { from: 'o', to: 'clean', kind: 'STOCK', percent: '60', source: '登记' },
]

beforeAll(async () => {
  database = await openTestDatabase()
  made = await startGraphServer(database, { leiCode: [lei] })
  headers = await made.server.login('member')
})
afterAll(async () => {
  await made.close()
  await database.close()
})

const bring = (name: string, all: readonly object[]) =>
  made.bring(name, all.map(row => JSON.stringify(row)).join('\n'), { format: 'pack', source: 'p' })

const asked = async (name: string): Promise<readonly [string, string]> => {
  const { data } = await made.server.post('/api/enterprise/ownership', { name }, { headers })
  const { ofac } = data['regimes'] as { ofac: { state: string; low: number; high: number } }
  return [`${ofac.state} ${ofac.low}-${ofac.high}`, data['note'] as string]
}

test('a listed holder whose row cannot be read stays one, and the answer tells the row and what it said', async () => {
  await bring('a.jsonl', rows)
  const [percent, told] = await asked('Pelmar percent')
  expect(percent).toBe('cannot be excluded 0-70')
  expect(told).toContain('a.jsonl 第9行：持股比例“101”读不出')
  expect(await asked('Pelmar round')).toEqual(['blocked 100-100', ''])
  const [date, dateTold] = await asked('Pelmar date')
  expect(date).toBe('blocked 60-60')
  expect(dateTold).toContain('a.jsonl 第12行：since“2027-13-45”不是日期')
  const [kind, kindTold] = await asked('Pelmar kind')
  expect(kind).toBe('cannot be excluded 0-60')
  expect(kindTold).toContain('第13行：kind“shares”')
  const [holder, holderTold] = await asked('Pelmar holder')
  expect(holder).toBe('not blocked 0-0')
  expect(holderTold).toContain('未载明的持有人（a.jsonl 第14行）未载明名称，无法与名单比对')
  expect(await asked('Pelmar clean')).toEqual(['not blocked 0-0', ''])
})

test('a row that tells nobody for whom it is marks every company of its source, until the source is mended', async () => {
  await bring('a.jsonl', [...rows, { from: 'x', to: '', kind: 'STOCK', percent: '60' }])
  const [, told] = await asked('Pelmar clean')
  expect(told).toContain('来源“p”有1行未能收录（如a.jsonl 第16行：缺少 to）')
  expect(told).toContain('不能据此认为与列名方没有股权关系')
  await bring('a.jsonl', rows)
  expect(await asked('Pelmar clean')).toEqual(['not blocked 0-0', ''])
})

test('a tie is kept whatever its percent, kind or holder say, and each line is told', async () => {
  const shares = [
    ['100.01', [100, 100], ''],
    ['100.5%', [100, 100], ''],
    ['101', [null, null], '“101”读不出'],
    ['-5', [null, null], '“-5”读不出'],
    ['100.6', [null, null], '“100.6”读不出'],
  ] as const
  const ties = [
    ...shares.map(([percent], i) => `o,d${i},STOCK,${percent}`),
    'o,k1,stock,60',
    'o,k2,holder,60',
    ',k3,STOCK,60',
  ]
  const text = ['from,to,kind,percent', ...ties].join('\n')
  const account = await made.bring('b.csv', text, { format: 'pack', source: 'ties' })
  expect(account).toMatchObject({ relations: 8, faults: 0 })
  const source = database.db.selectFrom('enterprise_source').select('id').where('key', '=', 'ties')
  const stored = await database.db
    .selectFrom('enterprise_relation')
    .selectAll()
    .where('source_id', '=', source)
    .orderBy('id')
    .execute()
  for (const [i, [percent, told, doubt]] of shares.entries()) {
    expect([stored[i]!.percent, stored[i]!.percent_high], percent).toEqual(told)
    expect(stored[i]!.doubt, percent).toContain(doubt)
  }
  expect(stored.slice(5)).toMatchObject([
    { kind: 'STOCK', percent: 60, doubt: '' },
    { kind: 'LINK', percent: 0, percent_high: 60, control: '关系种类“holder”不明，可能是股东' },
    { kind: 'STOCK', percent: 60 },
  ])
  const told = account.problems.map(one => one.reason)
  expect(told).toContain('持股比例“100.01”略超过100%，按100%收录')
  expect(told).toContain('缺少 from，按持有人未载明收录')
  expect(account.problems.every(one => !one.refused)).toBe(true)
})
