import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { createJobQueue, type JobQueue } from '../../jobs/job-queue.ts'

const job = defineJob({
  name: 'test.render',
  titleZh: '生成文档',
  payload: z.object({ id: z.string() }),
  key: ({ id }) => id,
  expiresMinutes: 5,
  retries: 0,
})

forEachDatabase((_, open) => {
  let database: Database
  let queue: JobQueue
  let server: TestServer
  let admin: { Authorization: string }
  beforeAll(async () => {
    database = await open()
    queue = createJobQueue({ database, works: true, log: () => undefined })
    await queue.start()
    await queue.declare(job)
    server = await startTestServer(database, noEngine, {}, { queue })
    admin = await server.login('administrator')
  })
  afterAll(async () => {
    await server.app.close()
    await queue.stop()
    await database.close()
  })
  const list = async () =>
    (await server.get('/api/admin/job/list', {}, { headers: admin })).data as unknown as {
      abandoned: number
      data: Record<string, unknown>[]
    }
  const act = (verb: string, id: string, headers = admin) =>
    server.post(`/api/admin/job/${verb}`, { id }, { headers })

  test('what waits can be cancelled; only administrators see any of it', async () => {
    const id = await queue.enqueue(job, { id: 'D1' })
    expect((await list()).data).toMatchObject([
      { id, title: '生成文档', key: 'D1', state: 'created', stateName: '等待', attempts: 0, error: '' },
    ])
    const member = await server.login('member')
    for (const verb of ['cancel', 'retry']) expect((await act(verb, id, member)).code).toBe(403)
    expect((await server.get('/api/admin/job/list', {}, { headers: member })).code).toBe(403)
    expect((await act('retry', id)).code).toBe(409)
    expect((await act('cancel', id)).code).toBe(200)
    expect((await act('cancel', id)).code).toBe(409)
    expect((await act('cancel', 'no id')).code).toBe(400)
    expect((await list()).data).toEqual([])
  })

  test('what was given up is listed with its reason until it is run again', async () => {
    let broken = true
    await queue.work(job, async () => {
      if (broken) throw new Error('字体缺失')
    })
    const id = await queue.enqueue(job, { id: 'D2' })
    while ((await list()).abandoned === 0);
    expect((await list()).data).toMatchObject([
      { id, state: 'failed', stateName: '已放弃', error: '字体缺失' },
    ])
    broken = false
    expect((await act('retry', id)).code).toBe(200)
    while ((await queue.find(id))?.state !== 'completed');
    expect(await list()).toEqual({ abandoned: 0, data: [] })
  })
})
