import { fromKysely, type JobWithMetadata, type PgBoss } from 'pg-boss'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Job } from './define-job.ts'
import { keepProgress } from './job-records.ts'
import type { JobRun, Progress, RunJob } from './job-run.ts'

/** A running job learns as fast as this that it was cancelled. */
const heartbeatEverySeconds = 2
const pollEverySeconds = 2
const progressEveryMs = 500

export interface Workplace {
  readonly boss: PgBoss
  readonly db: Kysely<Schema>
  readonly log: (message: string, error?: unknown) => void
  /** Aborted when this process is to stop. */
  readonly stopping: AbortSignal
}

const keepingProgress = (db: Kysely<Schema>, id: string) => {
  let told = -Infinity
  return async (progress: Progress): Promise<void> => {
    const last = progress.total > 0 && progress.done >= progress.total
    if (performance.now() - told < progressEveryMs && !last) return
    told = performance.now()
    await keepProgress(db, id, progress)
  }
}

const runOf = ({ boss, db, stopping }: Workplace, taken: JobWithMetadata): JobRun => {
  const { id, name, retryCount } = taken
  return {
    id,
    attempt: retryCount,
    signal: AbortSignal.any([taken.signal, stopping]),
    progress: keepingProgress(db, id),
    completeIn: async transaction => {
      const ended = await boss.complete(name, { id, retryCount }, null, { db: fromKysely(transaction) })
      if ((ended as { affected: number }).affected !== 1)
        throw new Error(`任务 ${name} 已被取消或由另一进程接手`)
    },
  }
}

/** Does the jobs of one declaration in this process from now on. */
export const startWorker = async <P extends object>(
  place: Workplace,
  job: Job<P>,
  run: RunJob<P>,
): Promise<void> => {
  const work = async ([taken]: JobWithMetadata[]): Promise<void> => {
    if (!taken) return
    try {
      await run(job.payload.parse(taken.data), runOf(place, taken))
    } catch (error) {
      if (!place.stopping.aborted && !taken.signal.aborted) place.log(`任务“${job.titleZh}”未完成`, error)
      throw error
    }
  }
  const options = {
    includeMetadata: true,
    localConcurrency: job.concurrency,
    groupConcurrency: 1,
    heartbeatRefreshSeconds: heartbeatEverySeconds,
    pollingIntervalSeconds: pollEverySeconds,
    // A server that was told while the key ran elsewhere has nobody to tell it again.
    notifyPollingIntervalSeconds: pollEverySeconds,
  } as const
  await place.boss.work(job.name, options, work)
}
