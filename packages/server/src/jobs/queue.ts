import { fromPglite, PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'

export interface QueueOptions {
  readonly database: Database
  /** Address of PostgreSQL; absent for the embedded database. */
  readonly databaseUrl?: string
  readonly log: (message: string, error?: unknown) => void
}

export interface JobOptions {
  /** Cron line in Asia/Shanghai. */
  readonly cron?: string
  readonly retries?: number
}

const timeZone = 'Asia/Shanghai'

/** How soon a job whose worker died is given to another. */
const heartbeatSeconds = 10

const createBoss = ({ database, databaseUrl }: QueueOptions): PgBoss => {
  if (databaseUrl !== undefined) return new PgBoss({ connectionString: databaseUrl, useListenNotify: true })
  if (!database.embedded) throw new Error('内置数据库未打开，无法启动任务队列')
  return new PgBoss({ db: fromPglite(database.embedded), backend: 'pglite' })
}

/** The one queue of the product: named jobs with one worker each, some on a schedule. */
export const createJobQueue = (options: QueueOptions) => {
  const boss = createBoss(options)
  boss.on('error', error => options.log('任务队列出错', error))
  return {
    start: async (): Promise<void> => void (await boss.start()),
    stop: (): Promise<void> => boss.stop({ graceful: true, close: true, timeout: 5000 }),
    /** Declares a job with its worker; one runs at a time, a second request of the same name waits as one. */
    work: async (
      name: string,
      run: (data: unknown, signal: AbortSignal) => Promise<void>,
      { cron, retries = 0 }: JobOptions = {},
    ): Promise<void> => {
      await boss.createQueue(name, { policy: 'singleton', retryLimit: retries, heartbeatSeconds })
      await boss.work(name, async ([job]) => {
        if (job) await run(job.data, job.signal)
      })
      if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: timeZone })
    },
    send: (name: string, data: object = {}): Promise<string | null> => boss.send(name, data),
  }
}

export type JobQueue = ReturnType<typeof createJobQueue>
