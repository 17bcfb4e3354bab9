import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { gbkBytes } from '../../documents/testing.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'
import { fixtureBytes } from './fixture.ts'
import { endLostBatches } from './end-lost-batches.ts'
import { testBatches, type TestBatches } from './testing-batches.ts'

const now = new Date('2026-11-20T04:00:00Z')
const csv = '编号,客户名称,国家\n001,Velkorov Shipping Holding,俄罗斯\n002,某某面包店,中国\n003,,\n'

forEachDatabase((name, open) => {
  let database: Database
  let server: TestServer
  let dataDir = ''
  let batches: TestBatches
  let member: { Authorization: string }
  let other: { Authorization: string }

  const cancel = (id: string) => server.post('/api/screening/batch/cancel', { id }, { headers: member })
  const detail = async (id: string) =>
    (await server.get('/api/screening/batch/detail', { id }, { headers: member })).data['batch'] as Record<
      string,
      unknown
    >
  const results = (id: string, fields = {}, headers = member) =>
    server.get('/api/screening/batch/result', { id, ...fields }, { headers })
  const file = (id: string, format: string, headers: Record<string, string> = member) =>
    server.app.inject({ method: 'GET', url: `/api/screening/batch/file?id=${id}&format=${format}`, headers })
  beforeAll(async () => {
    database = await open()
    dataDir = await mkdtemp(join(tmpdir(), 'batch-'))
    server = await startTestServer(database, noEngine, { dataDir })
    member = await server.login('member')
    other = await server.login('administrator')
    batches = testBatches({ database, server, dataDir, now: () => now }, member)
    await batches.publish(fixtureBytes())
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
    await rm(dataDir, { recursive: true })
  })

  afterEach(() => {
    vi.useRealTimers()
    server.clock.now = now
  })

  test('a batch bears the bare name of its file', async () => {
    const { data } = (
      await server.app.inject({
        method: 'POST',
        url: `/api/screening/batch/upload?name=${encodeURIComponent('../../客户\r\n名单.csv')}`,
        payload: Buffer.from(csv),
        headers: { ...member, 'content-type': 'application/octet-stream' },
      })
    ).json<{ data: { batch: { name: string } } }>()
    expect(data.batch.name).toBe('客户名单.csv')
  })

  test('a GBK file comes back with its columns guessed and its first rows', async () => {
    const { code, data } = await batches.upload(gbkBytes(csv))
    expect(code).toBe(200)
    expect(data).toMatchObject({
      encoding: 'gb18030',
      titles: ['编号', '客户名称', '国家'],
      mapping: { reference: 0, name: 1, country: 2 },
      batch: { name: '客户.csv', state: 'draft', stateName: '待确认', rows: 3, screened: 0 },
    })
    expect((data['preview'] as unknown[])[0]).toEqual({
      line: 2,
      cells: ['001', 'Velkorov Shipping Holding', '俄罗斯'],
    })
  })

  test('a batch is screened by the job and its rows are paged and filtered by verdict', async () => {
    const id = await batches.finished(csv)
    expect(await detail(id)).toMatchObject({
      state: 'done',
      rows: 3,
      screened: 3,
      hits: 1,
      possible: 0,
      clear: 1,
      unasked: 1,
    })
    const all = (await results(id)).data as unknown as { data: Record<string, unknown>[]; count: number }
    expect(all.count).toBe(3)
    expect(all.data.map(row => row['verdict'])).toEqual([1, 9, 0])
    expect(all.data[0]).toMatchObject({
      line: 2,
      reference: '001',
      name: 'Velkorov Shipping Holding',
      verdict: 1,
      verdictName: '命中',
      score: 100,
      partyId: 'P1',
      partyZh: '韦尔科罗夫航运控股',
    })
    expect(all.data[0]!['reason']).toContain('完全一致')
    const clear = (await results(id, { verdict: '0' })).data as unknown as { data: unknown[]; count: number }
    expect(clear).toMatchObject({ count: 1, data: [{ name: '某某面包店', verdict: 0 }] })
    const second = (await results(id, { page: '2', pageSize: '2' })).data as unknown as { data: unknown[] }
    expect(second.data).toHaveLength(1)
  })

  test('each reason why rows could not be asked is counted apart', async () => {
    const id = await batches.finished(`${csv}004,Muhammad,\n005,#REF!,\n006,,\n`)
    expect(await detail(id)).toMatchObject({ clear: 1, unasked: 4 })
    const { data } = await results(id)
    expect(data['unasked']).toEqual([
      { name: '缺少名称', count: 2 },
      { name: '名称过于常见', count: 1 },
      { name: '公式或错误值', count: 1 },
    ])
  })

  test('the result is downloaded as CSV and XLSX under its Chinese name', async () => {
    const id = await batches.finished(csv)
    const text = await file(id, 'csv')
    expect(text.headers['content-disposition']).toContain(encodeURIComponent('客户-筛查结果.csv'))
    expect(text.body.startsWith('\uFEFF行号,自有编号,名称,国家/地区,结论,')).toBe(true)
    expect(text.body).toContain('2,001,Velkorov Shipping Holding,俄罗斯,命中,100,')
    expect(text.body).not.toContain('不能作为结论')
    const book = await readXlsx((await file(id, 'xlsx')).rawPayload)
    expect(book.sheets[0]!.rows[1]!.slice(0, 5)).toEqual([
      2,
      '001',
      'Velkorov Shipping Holding',
      '俄罗斯',
      '命中',
    ])
  })

  test('a file that is filed away says by which lists it was screened, and that old ones or a sample settle nothing', async () => {
    await batches.publish(fixtureBytes(['ofac-sdn'], '2026-02-27'))
    const id = await batches.finished(csv)
    await batches.publish(fixtureBytes())
    const lines = (await file(id, 'csv')).body.trimEnd().split('\r\n')
    const { rows } = (await readXlsx((await file(id, 'xlsx')).rawPayload)).sheets[0]!
    for (const [settles, basis] of [lines.slice(-2), rows.slice(-2).map(row => row.join(','))]) {
      expect(settles).toMatch(/^说明,.*部分名单仍为内置示例数据.*不能作为结论.*OFAC SDN/u)
      expect(settles).toContain('2026-02-27')
      expect(basis).toMatch(
        /^说明,.*名单快照 \w+；共 4 份名单，版本 2026-02-27 至 2026-02-27；\d+ 份名单未导入/u,
      )
    }
    expect(new Set(rows.map(row => row.length)).size).toBe(1)
    expect(lines[2]).toContain('某某面包店')
    expect(lines[2]).toContain('不能作为结论')
    expect(lines[1]).not.toContain('不能作为结论')
  })

  test('a cancelled batch stays cancelled and can be deleted', async () => {
    const { data } = await batches.upload(csv)
    const { id } = data['batch'] as { id: string }
    await batches.start(id)
    expect((await server.post('/api/screening/batch/delete', { id }, { headers: member })).code).toBe(409)
    expect((await cancel(id)).data['state']).toBe('cancelled')
    await batches.run(id)
    expect(await detail(id)).toMatchObject({ state: 'cancelled', screened: 0 })
    expect((await file(id, 'csv')).json()).toMatchObject({ code: 409 })
    expect((await batches.start(id)).code).toBe(409)
    expect((await server.post('/api/screening/batch/delete', { id }, { headers: member })).code).toBe(200)
    expect((await server.get('/api/screening/batch/detail', { id }, { headers: member })).code).toBe(404)
  })

  test('another organisation finds none of it, a basic account and a visitor may not enter', async () => {
    const id = await batches.finished(csv)
    const calls = [
      await results(id, {}, other),
      await server.get('/api/screening/batch/detail', { id }, { headers: other }),
      await server.post('/api/screening/batch/cancel', { id }, { headers: other }),
      await server.post('/api/screening/batch/delete', { id }, { headers: other }),
      await batches.start(id, {}, other),
    ]
    expect(calls.map(call => call.code)).toEqual([404, 404, 404, 404, 404])
    expect((await file(id, 'csv', other)).json()).toMatchObject({ code: 404 })
    const list = await server.get('/api/screening/batch/list', {}, { headers: other })
    expect(list.data['count']).toBe(0)
    expect((await batches.upload(csv, await server.login('basic'))).code).toBe(127)
    expect((await server.get('/api/screening/batch/list')).code).toBe(126)
    expect((await batches.upload(csv, { Authorization: 'x' })).code).toBe(126)
  })

  test.each([
    ['', '空的'],
    ['编号,名称\n', '只有标题行'],
    ['名称\n"open', '引号没有结束'],
  ])('%j is refused in words and leaves nothing behind', async (body, words) => {
    const before = await database.db.selectFrom('screening_batch').select('id').execute()
    const { code, message } = await batches.upload(body)
    expect(code).toBe(400)
    expect(message).toContain(words)
    expect(await database.db.selectFrom('screening_batch').select('id').execute()).toHaveLength(before.length)
  })

  /** The same file under the same name would be one batch. */
  const uploaded = async (i: number, headers?: Record<string, string>): Promise<string> =>
    ((await batches.upload(csv, headers, `${i}.csv`)).data['batch'] as { id: string }).id

  test('a column that is not there, and more batches at once than allowed, are refused', async () => {
    const ids: string[] = []
    for (let i = 0; i < 3; i++) ids.push(await uploaded(i))
    expect(await batches.start(ids[0]!, { name: 7 })).toMatchObject({
      code: 400,
      message: '“名称”所选的列不存在',
    })
    for (const id of ids) expect((await batches.start(id)).code).toBe(200)
    expect(await batches.upload(csv)).toMatchObject({ code: 409 })
    for (const id of ids) await cancel(id)
    expect(batches.logged).toEqual([])
  })

  test('of batches that are started at the same moment no more run than allowed', async () => {
    const { headers } = await server.newcomer('member')
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.push(await uploaded(i, headers))
    const started = await Promise.all(ids.map(id => batches.start(id, {}, headers)))
    expect([200, 409].map(code => started.filter(one => one.code === code).length)).toEqual([3, 2])
  })

  test('an upload that died with its server holds no place after half a minute; one that lives keeps it', async () => {
    const at = server.clock.now
    const after = (seconds: number): Date => new Date(at.getTime() + seconds * 1000)
    const { id: author_id, headers } = await server.newcomer('member')
    const { organisation_id } = await database.db
      .selectFrom('account')
      .select('organisation_id')
      .where('id', '=', author_id)
      .executeTakeFirstOrThrow()
    const owner = { author_id, organisation_id, name: 'a.csv', state: 'reading', created_at: at } as const
    const died = ['Bdied1', 'Bdied2'].map(id => ({ ...owner, id }))
    await database.db.insertInto('screening_batch').values(died).execute()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const body = new PassThrough()
    const living = server.app.inject({
      method: 'POST',
      url: '/api/screening/batch/upload?name=b.csv',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: body,
    })
    const heardAt = async () => {
      const { created_at } = await database.db
        .selectFrom('screening_batch')
        .select('created_at')
        .where('organisation_id', '=', organisation_id)
        .where('name', '=', 'b.csv')
        .executeTakeFirstOrThrow()
      return created_at
    }
    const until = { timeout: 20_000 }
    await vi.waitFor(async () => expect(await heardAt()).toEqual(at), until)
    expect(await batches.upload(csv, headers)).toMatchObject({ code: 409 })
    server.clock.now = after(29)
    vi.advanceTimersByTime(10_000)
    await vi.waitFor(async () => expect(await heardAt()).toEqual(after(29)), until)
    server.clock.now = after(31)
    expect((await batches.upload(csv, headers)).code).toBe(200)
    vi.useRealTimers()
    body.end(csv)
    expect((await living).json()).toMatchObject({ code: 200 })
    await endLostBatches(database.db, { liveKeys: async () => new Set() }, after(601))
    const left = await database.db
      .selectFrom('screening_batch')
      .select('id')
      .where('id', 'like', 'Bdied%')
      .execute()
    expect(left).toEqual([])
  })

  test('a batch whose job has been given up is told so, one that has a job is left alone', async () => {
    const ids: string[] = []
    for (let i = 0; i < 2; i++) ids.push(await uploaded(i))
    for (const id of ids) await batches.start(id)
    await endLostBatches(database.db, { liveKeys: async () => new Set([ids[1]!]) }, now)
    expect(await detail(ids[0]!)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('重新提交'),
    })
    expect(await detail(ids[1]!)).toMatchObject({ state: 'queued' })
    await cancel(ids[1]!)
  })
})
