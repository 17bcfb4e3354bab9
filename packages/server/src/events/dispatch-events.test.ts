import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import type { Database } from '../db/database.ts'
import { forEachDatabase } from '../db/testing.ts'
import { defineJob } from '../jobs/define-job.ts'
import { createJobQueue, type JobQueue } from '../jobs/job-queue.ts'
import { createTestDesk } from '../jobs/testing.ts'
import { dispatchEvents, startDispatch } from './dispatch-events.ts'
import { emit } from './emit.ts'
import { subscribe } from './subscription.ts'

const told = (until: string) => ({ accountId: 'A1', until, role: '会员' })
const job = defineJob({
  name: 'test.hear',
  titleZh: '听取',
  payload: z.object({ id: z.number(), until: z.string() }),
  key: ({ id }) => String(id),
  expiresMinutes: 1,
  retries: 1,
  pauseSeconds: 1,
})
const hearing = subscribe('membership.granted', job, ({ id, data }) => ({ id, until: data.until }))

forEachDatabase((_, open) => {
  let database: Database
  let queue: JobQueue
  beforeAll(async () => {
    database = await open()
    queue = createJobQueue({ database, works: true, log: () => undefined })
    await queue.start()
    await queue.declare(job)
  })
  afterAll(async () => {
    await queue.stop()
    await database.close()
  })

  test('an event becomes one job for each subscriber, in order, and only if its transaction commits', async () => {
    await emit(database.db, 'membership.granted', told('2027-01-01'))
    const undone = database.db.transaction().execute(async tx => {
      await emit(tx, 'membership.granted', told('2027-01-02'))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await emit(database.db, 'membership.granted', told('2027-01-03'))
    const jobs = createTestDesk()
    const dispatching = { db: database.db, jobs, subscriptions: [hearing], log: () => undefined }
    await Promise.all([dispatchEvents(dispatching), dispatchEvents(dispatching)])
    const asked = jobs.asked.map(one => (one.payload as { until: string }).until)
    expect(asked.sort()).toEqual(['2027-01-01', '2027-01-03'])
  })

  test('a process does not start while an event has no subscriber', async () => {
    const dispatching = { jobs: queue, subscriptions: [hearing], log: () => undefined }
    await expect(startDispatch(database, dispatching)).rejects.toThrow('login.newAddress')
  })

  test('a subscriber that fails is asked again, counted, and ends in the visible list; those behind are heard', async () => {
    const heard: string[] = []
    const behind = Promise.withResolvers<void>()
    await queue.work(job, async ({ until }) => {
      heard.push(until)
      if (until === '2027-02-01') throw new Error('not now')
      behind.resolve()
    })
    for (const until of ['2027-02-01', '2027-02-02'])
      await emit(database.db, 'membership.granted', told(until))
    await dispatchEvents({ db: database.db, jobs: queue, subscriptions: [hearing], log: () => undefined })
    await behind.promise
    while ((await queue.countDead()) === 0);
    expect(heard.filter(until => until === '2027-02-01')).toHaveLength(2)
    const [dead] = await queue.list()
    expect(dead).toMatchObject({ name: 'test.hear', state: 'failed', error: 'not now', attempts: 1 })
    expect(dead?.payload).toMatchObject({ until: '2027-02-01' })
  })

  test('an event that cannot become a job stays, and those behind it are not held up', async () => {
    const logged: unknown[] = []
    let broken = true
    const enqueued: string[] = []
    const failing = subscribe('membership.granted', job, ({ id, data }) => {
      if (broken && data.until === 'first') throw new Error('not yet')
      enqueued.push(data.until)
      return { id, until: data.until }
    })
    const run = () =>
      dispatchEvents({
        db: database.db,
        jobs: createTestDesk(),
        subscriptions: [failing],
        log: (_message, error) => void logged.push(error),
      })
    for (const until of ['first', 'second']) await emit(database.db, 'membership.granted', told(until))
    await run()
    expect([enqueued, logged.length]).toEqual([['second'], 1])
    broken = false
    await run()
    expect(enqueued).toEqual(['second', 'first'])
  })
})
