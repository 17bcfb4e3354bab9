import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { JobDesk } from '../../jobs/job-queue.ts'
import { screenBatchJob } from './batch-job.ts'
import { deleteUnread, failBatches, waitingIds } from './store.ts'

/** A batch whose upload was not heard of for so long is removed: long after it holds a place no more. */
const readingMs = 600_000

/** Batches that would wait for ever: half uploaded ones go, those whose job has been given up are told so. */
export const endLostBatches = async (
  db: Kysely<Schema>,
  jobs: Pick<JobDesk, 'liveKeys'>,
  now: Date,
): Promise<void> => {
  await deleteUnread(db, new Date(now.getTime() - readingMs))
  // Batches first: one that is started in between has its job already.
  const batches = await waitingIds(db)
  const live = await jobs.liveKeys(screenBatchJob)
  const lost = batches.filter(id => !live.has(id))
  await failBatches(db, lost, now)
}
