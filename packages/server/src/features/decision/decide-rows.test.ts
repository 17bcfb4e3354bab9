import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openIndex } from '@maojian/screening'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { startTestServer, type Newcomer, type TestServer } from '../../http/testing.ts'
import { testRun } from '../../jobs/testing.ts'
import { fixtureBytes } from '../screening/fixture.ts'
import { chunkRows } from '../screening/read-messages.ts'
import { runBatch } from '../screening/run-batch.ts'
import { testBatches, type TestBatches } from '../screening/testing-batches.ts'
import { decisionsOf } from './decisions-on.ts'

interface Row {
  readonly line: number
  readonly name: string
  readonly verdict: number
  readonly formerVerdict: string
  readonly decision: { sameName: string; author: string; sequence: number; state: string } | null
}

interface Results {
  readonly data: Row[]
  readonly count: number
  readonly lists: { name: string; count: number }[]
}

const csv = [
  '编号,客户名称,国家',
  '001,Velkorov Shipping Holding,俄罗斯',
  '002,某某面包店,中国',
  '003,Velkorov Shipping Holding,',
  '004,Velkorov Shipping Holding,俄罗斯',
].join('\n')

forEachDatabase((_, open) => {
  let database: Database
  let server: TestServer
  let dataDir = ''
  let batches: TestBatches
  let user: Newcomer
  let id = ''
  const now = () => server.clock.now

  beforeAll(async () => {
    database = await open()
    dataDir = await mkdtemp(join(tmpdir(), 'decide-rows-'))
    const index = openIndex(fixtureBytes())
    server = await startTestServer(database, { current: () => index }, { dataDir })
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
    await rm(dataDir, { recursive: true })
  })
  beforeEach(async () => {
    server.clock.now = new Date('2026-11-20T04:00:00Z')
    user = await server.newcomer('member')
    batches = testBatches({ database, server, dataDir, now }, user.headers)
    await batches.publish(fixtureBytes())
    id = await batches.finished(csv)
  })

  const decide = (lines: readonly number[], fields: Record<string, unknown> = {}, who = user) =>
    server.post(
      '/api/decision/decideRows',
      {
        batchId: id,
        rows: lines.map(line => ({ line })),
        same: 'no',
        reason: '注册地与业务均不同',
        ...fields,
      },
      { headers: who.headers, json: true },
    )
  const results = async (fields: Record<string, string> = {}, of = id) =>
    (await server.get('/api/screening/batch/result', { id: of, ...fields }, { headers: user.headers }))
      .data as unknown as Results
  const nameOf = async (): Promise<string> =>
    (
      await database.db
        .selectFrom('account')
        .select('login_name')
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow()
    ).login_name
  const linesOf = async (fields: Record<string, string>): Promise<number[]> =>
    (await results(fields)).data.map(row => row.line)

  test('one decision on many rows stands at each of them with its author, and rows are found by it', async () => {
    expect(await linesOf({ decided: '0' })).toEqual([2, 4, 5])
    const { code, data } = await decide([2, 4])
    expect({ code, data }).toEqual({ code: 200, data: { saved: 2, changedElsewhere: [] } })
    const { data: rows } = await results()
    expect(rows.find(row => row.line === 4)!.decision).toMatchObject({
      sameName: '不是同一主体',
      author: await nameOf(),
      state: 'standing',
    })
    // The customer of line 5 is the one of line 2.
    expect(await linesOf({ decided: '1' })).toEqual([2, 4, 5])
    expect(await linesOf({ decided: '0' })).toEqual([])
  })

  test('a row without a listed party, a row twice and a row of another organisation are refused', async () => {
    expect(await decide([2, 3])).toMatchObject({ code: 400, message: expect.stringContaining('第 3 行') })
    expect(await decide([2, 2])).toMatchObject({ code: 400 })
    expect(await decide([])).toMatchObject({ code: 400, message: expect.stringContaining('请先选择') })
    expect(await decide([2], { reason: ' ' })).toMatchObject({ code: 400 })
    expect((await decide([2], {}, await server.newcomer('member'))).code).toBe(404)
    expect(await linesOf({ decided: '1' })).toEqual([])
  })

  test('what another has decided meanwhile stands, and is told', async () => {
    await decide([2])
    const second = await decide([2, 4], { same: 'yes' })
    expect(second.data).toMatchObject({
      saved: 1,
      changedElsewhere: [{ line: 2, decision: { sameName: '不是同一主体' } }],
    })
    const [shown] = (await results({ decided: '1' })).data
    const third = await decide([], {
      same: 'yes',
      rows: [{ line: 2, previous: shown!.decision!.sequence }],
    })
    expect(third.data).toMatchObject({ saved: 1 })
    expect((await results()).data[0]!.decision).toMatchObject({ sameName: '是同一主体', sequence: 2 })
  })

  test('rows are found by name, by list and by verdict together', async () => {
    expect(await linesOf({ keyword: '面包' })).toEqual([3])
    expect(await linesOf({ keyword: 'ＶELKOROV' })).toEqual([2, 4, 5])
    expect(await linesOf({ keyword: 'velkorov', pageSize: '2', page: '2' })).toEqual([5])
    expect(await linesOf({ keyword: 'velkorov', verdict: '0' })).toEqual([])
    const { lists } = await results()
    expect(lists.length).toBeGreaterThan(0)
    expect(await linesOf({ list: lists[0]!.name })).toHaveLength(lists[0]!.count)
    expect(await linesOf({ list: '没有的名单' })).toEqual([])
  })

  test('the file carries what was decided, by whom and until when', async () => {
    await decide([2])
    const file = await server.app.inject({
      method: 'GET',
      url: `/api/screening/batch/file?id=${id}&format=csv`,
      headers: user.headers,
    })
    expect(file.body.split('\r\n')[0]).toContain('处置,处置理由,处置状态,处置人,处置时间,复核人,有效至')
    expect(file.body).toContain(`不是同一主体,注册地与业务均不同,生效,${await nameOf()},2026-11-20 12:00`)
  })

  test('rows asked again heed what was decided since, and tell what differs from before', async () => {
    await decide([2])
    const again = await server.post('/api/screening/batch/repeat', { id }, { headers: user.headers })
    expect(again.data).toMatchObject({ formerId: id, rows: 4, state: 'queued', name: '客户.csv' })
    const next = again.data['id'] as string
    await runWithDecisions(next)
    const { data, count } = await results({ changed: '1' }, next)
    expect(count).toBe(2)
    expect(data.every(row => row.formerVerdict === '命中' && row.verdict !== 1)).toBe(true)
    const done = await server.get('/api/screening/batch/detail', { id: next }, { headers: user.headers })
    expect(done.data['batch']).toMatchObject({ state: 'done', changed: 2 })
    expect((await results({}, id)).data.every(row => row.formerVerdict === '')).toBe(true)
  })

  test('a row decided away is found and decided anew, though nothing else of its part of the file was found', async () => {
    const nameless = Array.from({ length: chunkRows }, (_, i) => `${i},,中国`)
    const line = nameless.length + 2
    id = await batches.finished(
      ['编号,客户名称,国家', ...nameless, '9,Velkorov Shipping Holding,'].join('\n'),
    )
    await decide([line])
    const again = await server.post('/api/screening/batch/repeat', { id }, { headers: user.headers })
    const next = again.data['id'] as string
    await runWithDecisions(next)
    const { data } = await results({ decided: '1' }, next)
    expect(data).toMatchObject([{ line, verdict: 0, decision: { sameName: '不是同一主体', sequence: 1 } }])
    const anew = await decide([], { batchId: next, same: 'yes', rows: [{ line, previous: 1 }] })
    expect(anew).toMatchObject({ code: 200, data: { saved: 1 } })
  })

  test('only a finished batch of the own organisation is asked again', async () => {
    const waiting = ((await batches.upload(csv)).data['batch'] as { id: string }).id
    const repeat = (of: string, who = user) =>
      server.post('/api/screening/batch/repeat', { id: of }, { headers: who.headers })
    expect(await repeat(waiting)).toMatchObject({ code: 409, message: expect.stringContaining('已完成') })
    expect((await repeat(id, await server.newcomer('member'))).code).toBe(404)
  })

  const runWithDecisions = async (batchId: string): Promise<void> => {
    const { organisation_id } = await database.db
      .selectFrom('screening_batch')
      .select('organisation_id')
      .where('id', '=', batchId)
      .executeTakeFirstOrThrow()
    const kept = await decisionsOf(database.db, { organisationId: organisation_id }, now())
    await runBatch({ ...batches.context, decisionsOf: async () => kept }, batchId, testRun())
  }
})
