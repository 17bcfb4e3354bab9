import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchLimits } from '@maojian/contract/limits'
import { buildIndex, longestQuery } from '@maojian/screening'
import type { SharedSnapshot } from '../../engine/shared-snapshot.ts'
import { openScreeningPool, openScreeningThreads } from './screening-pool.ts'
import { sharedSnapshot } from '../../engine/testing-pool.ts'

const subjectOf = (id: string, name: string) => ({
  id,
  type: '01' as const,
  typeStated: true,
  subtypes: [],
  names: [{ text: name, kind: 'primary' as const, entries: [0] }],
  countries: [],
  birthDates: [],
  identifiers: [{ kind: 'imo' as const, value: '9074729' }],
  entries: [{ source: 'un-sc', reference: id, since: '', until: '', status: 'active' as const }],
  facts: {},
})
const snapshotOf = (id: string, name: string): SharedSnapshot => {
  const meta = { engine: 'test', publishedAt: '2026-01-01T00:00:00Z', sources: [] }
  return sharedSnapshot(id, buildIndex([subjectOf(id, name)], meta))
}
const one = snapshotOf('P1', 'Velkorov Shipping Holding')

let pool: ReturnType<typeof openScreeningThreads>
beforeAll(() => {
  pool = openScreeningThreads(one, 2)
})
afterAll(() => pool.stop())

const ask = (name: string, code = '') =>
  pool.run({ rows: [[name, code]], mapping: { name: 0, identifiers: 1 }, titles: ['名称', '编码'] })

test('threads answer from the bytes that they share', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('Velkorov Shipping Holding')))
  expect(new Set(answers.flat().map(one => `${one.partyId} ${one.verdict} ${one.score}`))).toEqual(
    new Set(['P1 1 100']),
  )
})

test('a code finds its bearer whatever the name, and a row without both is not asked', async () => {
  expect((await ask('某某', 'IMO 9074729'))[0]).toMatchObject({
    partyId: 'P1',
    verdict: 1,
    score: 100,
    count: 1,
  })
  expect((await ask(''))[0]).toMatchObject({ verdict: 9, reason: '缺少名称，未筛查。' })
  expect((await ask('Muhammad'))[0]).toMatchObject({
    verdict: 9,
    reason: '名称只含通用词、常见名或“待定”“同上”一类文字，无法据此筛查，请补全后重新提交。',
  })
  expect((await ask('Mehta Bakery'))[0]).toMatchObject({ verdict: 0, partyId: '' })
})

test.each([
  ['#REF!', 'notName'],
  ['#N/A', 'notName'],
  ['=VLOOKUP(A2,客户!A:B,2,0)', 'notName'],
  ['@SUM(A1:A2)', 'notName'],
  [`${'某某'.repeat(150)}Mehta`, 'tooLong'],
])('%s is no name that was found on no list', async (name, unasked) => {
  expect((await ask(name))[0]).toMatchObject({ verdict: 9, unasked })
})

test('whatever length a search accepts is read whole', () => expect(longestQuery).toBe(searchLimits.max))

test.each(['-Mehta Bakery', '@Mehta Bakery', 'Mehta (Bakery)', '#1 Mehta Bakery'])(
  '%s is a name, whatever it begins with',
  async name => expect((await ask(name))[0]).toMatchObject({ verdict: 0 }),
)

test('what is not asked for its name still finds the bearer of its code', async () => {
  expect((await ask('#REF!', 'IMO 9074729'))[0]).toMatchObject({ partyId: 'P1', verdict: 1 })
})

test('a task that fails says why and the threads live on', async () => {
  await expect(
    pool.run({ rows: [undefined as never], mapping: { name: 0 }, titles: ['名称'] }),
  ).rejects.toThrow()
  expect((await ask('Velkorov Shipping Holding'))[0]!.partyId).toBe('P1')
})

test('a pool over bytes that are no snapshot refuses instead of waiting for ever', async () => {
  const bad = sharedSnapshot('bad', Buffer.from('not a snapshot, but long enough to be one'))
  expect(() => openScreeningPool(bad, { day: '2026-11-20', threads: 1 })).toThrow('快照')
})

test('a few rows are answered as threads answer them, without waiting for any', async () => {
  const { pool: here } = openScreeningPool(one, { day: '2026-11-20', rows: 3 })
  const task = {
    rows: [['Velkorov Shipping Holding'], [''], ['Mehta Bakery']],
    mapping: { name: 0 },
    titles: ['名称'],
  }
  const { pool: threads } = openScreeningPool(one, { day: '2026-11-20', threads: 1 })
  expect(await here.run(task)).toEqual(await threads.run(task))
  await Promise.all([here.stop(), threads.stop()])
})

test('stopping ends the threads and refuses what comes later', async () => {
  const { pool: other } = openScreeningPool(one, { day: '2026-11-20', threads: 1 })
  await other.stop()
  await expect(other.run({ rows: [], mapping: {}, titles: [] })).rejects.toThrow('已停止')
})
