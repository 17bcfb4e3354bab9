import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIndex } from '@maojian/screening'
import { readShared } from '../../engine/read-shared.ts'
import { openScreeningPool, type ScreeningPool } from './screening-pool.ts'

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
const snapshotOf = (id: string, name: string): Uint8Array =>
  buildIndex([subjectOf(id, name)], { engine: 'test', publishedAt: '2026-01-01T00:00:00Z', sources: [] })

let folder = ''
let pool: ScreeningPool
const path = (name: string): string => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pool-'))
  await writeFile(path('one'), snapshotOf('P1', 'Velkorov Shipping Holding'))
  await writeFile(path('two'), snapshotOf('P2', 'Velkorov Shipping Holding'))
  pool = await openScreeningPool(path('one'), 2)
})
afterAll(async () => {
  await pool.stop()
  await rm(folder, { recursive: true })
})

const ask = (name: string, code = '') =>
  pool.run({ rows: [[name, code]], mapping: { name: 0, identifiers: 1 }, columns: 2, day: '2026-01-01' })

test('threads answer from the bytes that they share', async () => {
  expect((await readShared(path('one'))).buffer).toBeInstanceOf(SharedArrayBuffer)
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
    reason: '名称只含通用词或常见名，无法据此筛查，请补全后重新提交。',
  })
  expect((await ask('Mehta Bakery'))[0]).toMatchObject({ verdict: 0, partyId: '' })
})

test('after a swap every task given later is answered by the new snapshot', async () => {
  const before = Array.from({ length: 8 }, () => ask('Velkorov Shipping Holding'))
  pool.swap(await readShared(path('two')))
  const after = Array.from({ length: 8 }, () => ask('Velkorov Shipping Holding'))
  for (const answer of await Promise.all(after)) expect(answer[0]!.partyId).toBe('P2')
  for (const answer of await Promise.all(before)) expect(answer[0]!.partyId).toMatch(/^P[12]$/)
})

test('a task that fails says why and the threads live on', async () => {
  await expect(
    pool.run({ rows: [undefined as never], mapping: { name: 0 }, columns: 1, day: '' }),
  ).rejects.toThrow()
  expect((await ask('Velkorov Shipping Holding'))[0]!.partyId).toBe('P2')
})

test('a pool over bytes that are no snapshot refuses instead of waiting for ever', async () => {
  await writeFile(path('bad'), 'not a snapshot, but long enough to be one')
  const broken = await openScreeningPool(path('bad'), 1)
  await expect(broken.run({ rows: [['x']], mapping: { name: 0 }, columns: 1, day: '' })).rejects.toThrow(
    '快照',
  )
  await broken.stop()
})

test('stopping ends the threads and refuses what comes later', async () => {
  const other = await openScreeningPool(path('one'), 1)
  await other.stop()
  await expect(other.run({ rows: [], mapping: {}, columns: 0, day: '' })).rejects.toThrow('已停止')
})
