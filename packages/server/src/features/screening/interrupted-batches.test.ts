import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'
import type { JobRun } from '../../jobs/job-run.ts'
import { testRun } from '../../jobs/testing.ts'
import { screenBatchJob } from './batch-job.ts'
import { fixtureBytes } from './fixture.ts'
import { chunkRows } from './read-messages.ts'
import { runBatch } from './run-batch.ts'
import { testBatches, type TestBatches } from './testing-batches.ts'

const now = new Date('2026-11-20T04:00:00Z')
const csv = '编号,客户名称,国家\n001,Velkorov Shipping Holding,俄罗斯\n002,某某面包店,中国\n003,,\n'
const rows = chunkRows + 1
/** Rows that nobody is asked about: only how they are counted matters. */
const nameless = (count: number): string =>
  ['编号,客户名称,国家', ...Array.from({ length: count }, (_, i) => `${i},,中国`)].join('\n')

forEachDatabase((_, open) => {
  let database: Database
  let server: TestServer
  let dataDir = ''
  let batches: TestBatches
  let member: { Authorization: string }
  beforeAll(async () => {
    database = await open()
    dataDir = await mkdtemp(join(tmpdir(), 'interrupted-'))
    server = await startTestServer(database, noEngine, { dataDir })
    member = await server.login('member')
    batches = testBatches({ database, server, dataDir, now: () => now }, member)
    await batches.publish(fixtureBytes())
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
    await rm(dataDir, { recursive: true })
  })

  const get = async (call: string, fields: Record<string, string>) =>
    (await server.get(`/api/screening/batch/${call}`, fields, { headers: member })).data
  const detail = async (id: string) => (await get('detail', { id }))['batch'] as Record<string, unknown>
  const started = async (text: string): Promise<string> => {
    const { id } = (await batches.upload(text)).data['batch'] as { id: string }
    await batches.start(id)
    return id
  }
  const run = (id: string, told: Partial<JobRun>): Promise<void> =>
    runBatch(batches.context, id, testRun(told))
  /** A run whose process is told to end when its first rows are done. */
  const stopped = async (id: string): Promise<unknown[]> => {
    const stopping = new AbortController()
    const progress: unknown[] = []
    const interrupted = run(id, {
      signal: stopping.signal,
      progress: async told => {
        progress.push(told)
        stopping.abort(new Error('stopping'))
      },
    })
    await expect(interrupted).rejects.toThrow('stopping')
    return progress
  }
  const lostConnection = async (): Promise<void> => {
    throw new Error('connection lost')
  }

  test('what a restart left half done goes on where it was, on the snapshot it began with', async () => {
    const id = await started(nameless(rows))
    expect(await stopped(id)).toEqual([{ done: 1, total: 2 }])
    const half = await detail(id)
    expect(half).toMatchObject({ state: 'running', screened: chunkRows })
    const began = half['snapshotId']
    const newer = await batches.publish(fixtureBytes(['un-sc']))
    await batches.run(id)
    expect(await detail(id)).toMatchObject({ state: 'done', rows, screened: rows, snapshotId: began })
    expect(newer).not.toBe(began)
    const last = (await get('result', { id, page: '6', pageSize: '100' }))['data'] as { line: number }[]
    expect(last.at(-1)!.line).toBe(rows + 1)
  })

  test('a fault in the middle is one of the run: the next one goes on with the rows that have no answer', async () => {
    const id = await started(nameless(rows))
    await expect(run(id, { progress: lostConnection })).rejects.toThrow('connection lost')
    expect(await detail(id)).toMatchObject({ state: 'running', screened: chunkRows })
    const progress: unknown[] = []
    await run(id, { attempt: 1, progress: async told => void progress.push(told) })
    expect(progress).toEqual([{ done: 1, total: 1 }])
    expect(await detail(id)).toMatchObject({ state: 'done', screened: rows, unasked: rows, error: '' })
  })

  test('a batch whose job was run as often as it may be fails, and the job with it; its rows are asked again without a new upload', async () => {
    const id = await started(csv)
    const last = run(id, { attempt: screenBatchJob.retries, progress: lostConnection })
    await expect(last).rejects.toThrow('connection lost')
    expect(await detail(id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('重新提交') as string,
    })
    const again = await server.post('/api/screening/batch/repeat', { id }, { headers: member })
    const next = again.data['id'] as string
    await batches.run(next)
    expect(await detail(next)).toMatchObject({ state: 'done', screened: 3, hits: 1, formerId: id })
  })

  test('rows that another run has screened meanwhile are not counted twice', async () => {
    const id = await started(nameless(2 * chunkRows + 1))
    const slow = run(id, { progress: async () => void (await stopped(id)) })
    await expect(slow).rejects.toThrow('接手')
    expect(await detail(id)).toMatchObject({ state: 'running', screened: 2 * chunkRows })
    await batches.run(id)
    expect(await detail(id)).toMatchObject({ state: 'done', screened: 2 * chunkRows + 1 })
  })

  test('when its snapshot is gone a batch begins anew, so that one state of the lists answers all of it', async () => {
    const { data } = await batches.upload(csv)
    const { id } = data['batch'] as { id: string }
    await batches.start(id)
    await database.db
      .updateTable('screening_batch')
      .set({ state: 'running', snapshot_id: '0000000000000000', screened: 2, hits: 2 })
      .where('id', '=', id)
      .execute()
    await batches.run(id)
    expect(await detail(id)).toMatchObject({ state: 'done', screened: 3, hits: 1 })
  })
})
