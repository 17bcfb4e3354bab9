import type { Kysely } from 'kysely'
import { fromKysely, PgBoss, type Queue } from 'pg-boss'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import type { AnyJob, Job } from './define-job.ts'
import * as records from './job-records.ts'
import type { RunJob } from './job-run.ts'
import { startWorker } from './job-worker.ts'
import { queueDatabase } from './queue-database.ts'
import { tellFaults } from './tell-faults.ts'

export interface QueueOptions {
  readonly database: Database
  /** Whether this process does jobs; every process may ask for them. */
  readonly works: boolean
  readonly log: (message: string, error?: unknown) => void
}

const timeZone = 'Asia/Shanghai'

/** A server that was not heard of for so long is dead: its jobs go to others at the next look. */
const heartbeatSeconds = 15
const lookEverySeconds = 5
/** What failed for good stays visible so long. */
const keptSeconds = 30 * 86_400
const stopMs = 5000

const createBoss = ({ database, works, log }: QueueOptions): PgBoss => {
  const boss = new PgBoss({
    db: queueDatabase(database),
    ...(database.embedded && { backend: 'pglite' as const }),
    useListenNotify: works,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: lookEverySeconds,
    monitorIntervalSeconds: lookEverySeconds,
    queueCacheIntervalSeconds: lookEverySeconds,
  })
  boss.on('error', tellFaults(log))
  return boss
}

const settingsOf = <P extends object>(job: Job<P>): Omit<Queue, 'name' | 'policy'> => ({
  expireInSeconds: job.expiresMinutes * 60,
  deleteAfterSeconds: keptSeconds,
  retryLimit: job.retries,
  retryDelay: job.pauseSeconds,
  retryBackoff: true,
  retryDelayMax: job.longestPauseSeconds,
  heartbeatSeconds,
  notify: true,
})

/** The group lets a fetch step over a key that runs; policy `stately` guards what two fetches at once would take. */
const keyed = (key: string) => ({ singletonKey: key, group: { id: `key:${key}` } })

const declare = async <P extends object>(boss: PgBoss, job: Job<P>, works: boolean): Promise<void> => {
  await boss.createQueue(job.name, { policy: 'stately', ...settingsOf(job) })
  await boss.updateQueue(job.name, settingsOf(job))
  // Read once now: inside a caller's transaction the embedded database has no second connection to read it on.
  await boss.findJobs(job.name, { key: '', queued: true })
  if (!works || !job.schedule) return
  const { cron, payload, catchUp = false } = job.schedule
  const missed = catchUp ? 'once' : 'skip'
  await boss.schedule(job.name, cron, payload, { tz: timeZone, missed, ...keyed(job.key(payload)) })
}

const enqueueWith =
  (boss: PgBoss, db: Kysely<Schema>) =>
  /** Asks for a job, in the caller's transaction where one is given; answers the id of the job that will do it. */
  async <P extends object>(job: Job<P>, payload: P, transaction = db): Promise<string> => {
    const key = job.key(payload)
    const sent = job.payload.parse(payload)
    for (;;) {
      const id = await boss.send(job.name, sent, { ...keyed(key), db: fromKysely(transaction) })
      const known = id ?? (await records.findWaiting(transaction, job.name, key))
      // Neither sent nor waiting: the one that waited has begun in between.
      if (known !== undefined) return known
    }
  }

const affected = (response: object): boolean => (response as { affected: number }).affected === 1

/** What any process may ask about jobs and do to them. */
const createDesk = (boss: PgBoss, db: Kysely<Schema>, titles: ReadonlyMap<string, string>) => ({
  enqueue: enqueueWith(boss, db),
  find: (id: string) => records.findJob(db, id),
  liveKeys: ({ name }: AnyJob) => records.liveKeys(db, name),
  /** What runs, waits, or has failed for good. */
  list: async () =>
    (await records.listJobs(db, [...titles.keys()])).map(job => ({
      ...job,
      title: titles.get(job.name) ?? job.name,
    })),
  countDead: () => records.countDead(db),
  forgetProgress: () => records.forgetProgress(db),
  /** Wherever it runs, its signal is aborted within seconds; false when it has ended already. */
  cancel: async (id: string): Promise<boolean> => {
    const job = await records.findJob(db, id)
    return job !== undefined && affected(await boss.cancel(job.name, id))
  },
  /** Has a job that failed for good run once more; false when it has not failed. */
  retry: async (id: string): Promise<boolean> => {
    const job = await records.findJob(db, id)
    return job?.state === 'failed' && affected(await boss.retry(job.name, id))
  },
})

export type JobDesk = ReturnType<typeof createDesk>

/** The one queue of the product, for every process that asks for jobs, does them, or tells of them. */
export const createJobQueue = (options: QueueOptions) => {
  const { works, log } = options
  const { db } = options.database
  const boss = createBoss(options)
  const stopping = new AbortController()
  const titles = new Map<string, string>()
  const place = { boss, db, log, stopping: stopping.signal }
  return {
    ...createDesk(boss, db, titles),
    start: async (): Promise<void> => void (await boss.start()),
    /** Makes a job known: every process does so with every job before it asks for one. */
    declare: async <P extends object>(job: Job<P>): Promise<void> => {
      titles.set(job.name, job.titleZh)
      await declare(boss, job, works)
    },
    work: <P extends object>(job: Job<P>, run: RunJob<P>): Promise<void> => startWorker(place, job, run),
    /** Takes jobs of servers that died from them now, instead of at the next look. */
    reclaim: (): Promise<void> => boss.supervise(),
    stop: async (): Promise<void> => {
      stopping.abort(new Error('服务正在停止'))
      await boss.stop({ graceful: true, close: true, timeout: stopMs })
    },
  }
}

export type JobQueue = ReturnType<typeof createJobQueue>
