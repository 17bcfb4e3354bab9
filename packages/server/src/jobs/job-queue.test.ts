import { sql } from 'kysely'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import type { Database } from '../db/database.ts'
import { forEachDatabase } from '../db/testing.ts'
import { defineJob, type JobDeclaration } from './define-job.ts'
import { createJobQueue, type JobQueue } from './job-queue.ts'
import type { JobRun } from './job-run.ts'

interface Begun {
  readonly key: string
  readonly server: 'first' | 'second'
  readonly run: JobRun
  readonly end: () => void
  readonly fail: (message: string) => void
}

/** Runs of a job in the order in which they begin, each held until the test lets it go. */
const createStage = () => {
  const begun: Begun[] = []
  const waiting: ((run: Begun) => void)[] = []
  const take = (one: Begun): void => {
    const next = waiting.shift()
    if (next) next(one)
    else begun.push(one)
  }
  const run =
    (server: Begun['server']) =>
    ({ key }: { key: string }, job: JobRun): Promise<void> => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      job.signal.addEventListener('abort', () => reject(job.signal.reason as Error))
      take({ key, server, run: job, end: resolve, fail: message => reject(new Error(message)) })
      return promise
    }
  const next = (): Promise<Begun> => {
    const one = begun.shift()
    return one ? Promise.resolve(one) : new Promise(resolve => waiting.push(resolve))
  }
  return { run, next, begun }
}

const payload = z.object({ key: z.string() })
let number = 0
const testJob = (more: Partial<JobDeclaration<{ key: string }>> = {}) =>
  defineJob({
    name: `test.${++number}`,
    titleZh: '测试',
    payload,
    key: one => one.key,
    expiresMinutes: 600,
    pauseSeconds: 1,
    longestPauseSeconds: 1,
    ...more,
  })

forEachDatabase((_, open) => {
  let database: Database
  let first: JobQueue
  let second: JobQueue
  let stage: ReturnType<typeof createStage>
  const logged: unknown[] = []
  beforeAll(async () => {
    database = await open()
    const log = (_message: string, error?: unknown) => void logged.push(error)
    first = createJobQueue({ database, works: true, log })
    second = createJobQueue({ database, works: true, log })
    await first.start()
    await second.start()
  })
  afterAll(async () => {
    await first.stop()
    await second.stop()
    await database.close()
  })
  beforeEach(() => {
    stage = createStage()
  })
  const staffed = async (job = testJob()) => {
    for (const queue of [first, second]) await queue.declare(job)
    await first.work(job, stage.run('first'))
    await second.work(job, stage.run('second'))
    return job
  }
  /** As if the server that has the job had not been heard of for a minute. */
  const presumeDead = async (id: string): Promise<void> => {
    await sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where id = ${id}::uuid`.execute(
      database.db,
    )
    await sql`update pgboss.queue set monitor_on = null`.execute(database.db)
    await second.reclaim()
  }
  const ended = async (id: string, state: string): Promise<void> => {
    for (;;) if ((await first.find(id))?.state === state) return
  }

  test('one of a key runs at a time, one more waits, further requests join it; other keys run beside it', async () => {
    const job = await staffed()
    const id = await first.enqueue(job, { key: 'a' })
    const running = await stage.next()
    expect(running.run.id).toBe(id)
    const waits = await first.enqueue(job, { key: 'a' })
    expect(await second.enqueue(job, { key: 'a' })).toBe(waits)
    const other = await second.enqueue(job, { key: 'b' })
    const beside = await stage.next()
    expect([running.key, beside.key]).toEqual(['a', 'b'])
    expect(new Set([running.server, beside.server]).size).toBe(2)
    expect(await first.liveKeys(job)).toEqual(new Set(['a', 'b']))
    expect(stage.begun).toEqual([])
    beside.end()
    running.end()
    const again = await stage.next()
    expect(again.run.id).toBe(waits)
    again.end()
    for (const one of [waits, other]) await ended(one, 'completed')
    expect(await first.liveKeys(job)).toEqual(new Set())
  })

  test('progress is seen, and a job is cancelled, from another server', async () => {
    const job = await staffed()
    const id = await first.enqueue(job, { key: '' })
    const { run } = await stage.next()
    await run.progress({ done: 3, total: 10, note: '正在处理' })
    expect(await second.find(id)).toMatchObject({
      state: 'active',
      progress: { done: 3, total: 10, note: '正在处理' },
    })
    const stopped = once(run.signal, 'abort')
    expect(await second.cancel(id)).toBe(true)
    await stopped
    expect(await first.find(id)).toMatchObject({ state: 'cancelled' })
    expect(await second.cancel(id)).toBe(false)
    await second.forgetProgress()
    expect(await second.find(id)).toMatchObject({ progress: { done: 3 } })
  })

  test('the job of a server that died is done by another, and the dead one can no longer end it', async () => {
    const job = await staffed()
    const id = await first.enqueue(job, { key: '' })
    const dead = await stage.next()
    await presumeDead(id)
    const taken = await stage.next()
    expect([taken.run.id, taken.run.attempt]).toEqual([id, 1])
    await expect(database.db.transaction().execute(tx => dead.run.completeIn(tx))).rejects.toThrow('接手')
    if (!dead.run.signal.aborted) await once(dead.run.signal, 'abort')
    expect(await first.find(id)).toMatchObject({ state: 'active', attempts: 1 })
    taken.end()
    await ended(id, 'completed')
  })

  test('a server that starts takes up the job of one that died within 30 seconds, by itself', async () => {
    const job = testJob()
    for (const queue of [first, second]) await queue.declare(job)
    const id = await first.enqueue(job, { key: '' })
    // A server took it and was not heard of since; nobody else does such jobs.
    const { rows } = await sql<{ seconds: number }>`update pgboss.job
      set state = 'active', started_on = now(), heartbeat_on = now() - interval '16 seconds'
      where id = ${id}::uuid returning heartbeat_seconds as seconds`.execute(database.db)
    const began = performance.now()
    const third = createJobQueue({ database, works: true, log: () => undefined })
    await third.start()
    await third.declare(job)
    await third.work(job, stage.run('second'))
    const taken = await stage.next()
    expect([taken.run.id, taken.run.attempt]).toEqual([id, 1])
    expect(rows[0]!.seconds + (performance.now() - began) / 1000).toBeLessThan(30)
    taken.end()
    await ended(id, 'completed')
    await third.stop()
  })

  test('a job that keeps failing is listed as dead with its reason until an administrator runs it again', async () => {
    const job = await staffed(testJob({ retries: 1 }))
    const id = await first.enqueue(job, { key: '' })
    ;(await stage.next()).fail('not now')
    ;(await stage.next()).fail('not ever')
    await ended(id, 'failed')
    expect(await second.countDead()).toBe(1)
    expect((await second.list()).find(one => one.id === id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      error: 'not ever',
      payload: { key: '' },
    })
    expect(logged.map(String)).toContain('Error: not ever')
    expect(await second.retry(id)).toBe(true)
    ;(await stage.next()).end()
    await ended(id, 'completed')
    expect(await second.retry(id)).toBe(false)
    expect(await second.countDead()).toBe(0)
  })

  test('a job asked for in a transaction exists only if that commits', async () => {
    const job = testJob()
    await first.declare(job)
    const undone = database.db.transaction().execute(async tx => {
      await first.enqueue(job, { key: 'x' }, tx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await first.liveKeys(job)).toEqual(new Set())
    await database.db.transaction().execute(tx => first.enqueue(job, { key: 'y' }, tx))
    expect(await first.liveKeys(job)).toEqual(new Set(['y']))
  })

  test('what a job writes counts once: its end stands or falls with its transaction', async () => {
    const job = await staffed()
    const id = await first.enqueue(job, { key: '' })
    const running = await stage.next()
    await database.db.transaction().execute(tx => running.run.completeIn(tx))
    expect(await second.find(id)).toMatchObject({ state: 'completed' })
    running.end()
  })

  test('a job has the time that its declaration gives it, and a payload of another shape is refused', async () => {
    const job = testJob()
    await first.declare(job)
    const id = await first.enqueue(job, { key: '' })
    const { rows } = await sql<{ seconds: number }>`select expire_seconds as seconds from pgboss.job
      where id = ${id}::uuid`.execute(database.db)
    expect(rows).toEqual([{ seconds: 36_000 }])
    await expect(first.enqueue(job, { key: 7 } as never)).rejects.toThrow(z.ZodError)
  })
})
