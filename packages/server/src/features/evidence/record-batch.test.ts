import { readXlsx } from 'hucre/xlsx'
import type { SnapshotMeta } from '@maojian/screening'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolderStore } from '../../adapters/file-store.ts'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { pdfText } from '../../documents/testing-pdf.ts'
import { startTestServer, type TestServer } from '../../http/testing.ts'
import { testRun } from '../../jobs/testing.ts'
import { createSnapshots, type Snapshots } from '../../snapshots/snapshots.ts'
import { runBatch } from '../screening/entry.ts'
import { renderAsked } from '../rendering/testing.ts'
import { fixtureBytes, fixtureIndex } from '../screening/fixture.ts'
import { recordBatch } from './record-batch.ts'

const now = new Date('2026-11-20T04:00:00Z')
const csv = '客户名称,国家\nVelkorov Shipping Holding,俄罗斯\n某某面包店,中国\n'
const run = testRun()

forEachDatabase((_, open) => {
  let database: Database
  let server: TestServer
  let snapshots: Snapshots
  let dataDir = ''
  let headers: { Authorization: string }
  let batchId = ''
  beforeAll(async () => {
    database = await open()
    dataDir = await mkdtemp(join(tmpdir(), 'batch-record-'))
    const store = createFolderStore(join(dataDir, 'snapshots'))
    snapshots = createSnapshots({ database, store, dataDir, now: () => now })
    const index = fixtureIndex()
    server = await startTestServer(database, { current: () => index }, { dataDir })
    headers = await server.login('member')
    await snapshots.publish('names', { bytes: fixtureBytes(), meta: index.meta, basis: '', parties: 3 })
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const record = () =>
    recordBatch(
      {
        db: database.db,
        config: { dataDir },
        findSnapshot: async id => {
          const row = await snapshots.find(id)
          return row && { id, meta: row.meta as SnapshotMeta }
        },
      },
      () => now,
    )

  const screened = async (csv: string): Promise<string> => {
    const uploaded = await server.app.inject({
      method: 'POST',
      url: `/api/screening/batch/upload?name=${encodeURIComponent('客户.csv')}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(csv),
    })
    const { id } = uploaded.json<{ data: { batch: { id: string } } }>().data.batch
    await server.post('/api/screening/batch/start', { id, name: 0, country: 1 }, { headers })
    const context = { db: database.db, snapshots, now: () => now, threads: 1, log: () => undefined }
    await runBatch(context, id, run)
    return id
  }

  test('a batch that has ended is one record with its counts, lists and the digests of its rows, once', async () => {
    const id = await screened(csv)
    const told = await database.db
      .selectFrom('event')
      .select('data')
      .where('name', '=', 'batch.finished')
      .execute()
    expect(told).toEqual([{ data: { id } }])
    await record()({ id }, run)
    await record()({ id }, run)
    const { data } = await server.get('/api/evidence/record/list', {}, { headers })
    const page = data as unknown as { data: Record<string, unknown>[]; count: number }
    expect(page.count).toBe(1)
    expect(page.data[0]).toMatchObject({
      kind: 'batch',
      title: '客户.csv',
      verdict: 1,
      hits: 1,
      operator: 'member',
    })
    const detail = await server.get(
      '/api/evidence/record/detail',
      { id: String(page.data[0]!['id']) },
      { headers },
    )
    expect(detail.data).toMatchObject({ intact: true, engine: 'test' })
    expect(JSON.stringify(detail.data['settings'])).toContain('2 行：命中 1')
    expect(detail.data['lists']).toHaveLength(4)
    batchId = id
  })

  const report = (format: string) =>
    server.app.inject({
      method: 'GET',
      url: `/api/screening/batch/report?id=${batchId}&format=${format}`,
      headers,
    })
  const reportOf = async (format: string): Promise<Buffer> => {
    expect((await report(format)).json()).toMatchObject({ code: 202 })
    await renderAsked(database.db, server.asked)
    return (await report(format)).rawPayload
  }

  test('its report names snapshot, lists with editions, operator, thresholds, the rows to look at and what was decided', async () => {
    const before = pdfText(await reportOf('pdf')).replace(/\s+/gu, '')
    for (const words of [
      '批量筛查报告',
      '客户.csv',
      '命中≥95分',
      '命中1行',
      'VelkorovShippingHolding',
      '尚未处置',
      '名单与版本（4份）',
      `检索记录E${batchId.slice(1)}`,
    ])
      expect(before).toContain(words)
    expect(before).not.toContain('某某面包店')
    const decided = await server.post(
      '/api/decision/decideRows',
      { batchId, rows: JSON.stringify([{ line: 2 }]), same: 'no', reason: '注册号不同' },
      { headers },
    )
    expect(decided.code).toBe(200)
    expect(pdfText(await reportOf('pdf')).replace(/\s+/gu, '')).toContain('注册号不同')
  })

  test('a file with rows that could not be screened is never recorded as clear', async () => {
    const id = await screened('客户名称,国家\n某某面包店,中国\n待定,中国\n')
    await record()({ id }, run)
    const { data } = await server.get('/api/evidence/record/list', { verdict: '9' }, { headers })
    expect(data['data']).toEqual([
      expect.objectContaining({ id: `E${id.slice(1)}`, verdict: 9, verdictName: '有未筛查行' }),
    ])
    const file = await server.app.inject({
      method: 'GET',
      url: '/api/evidence/record/file?format=csv&verdict=9',
      headers,
    })
    expect(file.body).toContain('有未筛查行')
  })

  test('as a workbook its first sheet is the cover', async () => {
    const { sheets } = await readXlsx(await reportOf('xlsx'))
    expect(JSON.stringify(sheets[0]!.rows)).toMatch(/批量筛查报告.*名单快照/u)
    expect(sheets.map(({ name }) => name).join()).toContain('命中')
  })
})
