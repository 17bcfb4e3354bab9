import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { JobDesk } from '../../jobs/job-queue.ts'
import { checkProjectJob } from './check-job.ts'
import { failReport, runningIds } from './report-store.ts'

/** Reports whose check was cancelled, ran out of its time or was given up: their project may be submitted again. */
export const endLostReports = async (db: Kysely<Schema>, jobs: Pick<JobDesk, 'liveKeys'>): Promise<void> => {
  // Reports first: one that is asked for in between has its job already.
  const running = await runningIds(db)
  const live = await jobs.liveKeys(checkProjectJob)
  for (const id of running) if (!live.has(id)) await failReport(db, id)
}
