import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { testRun, type AskedJob } from '../../jobs/testing.ts'
import { renderDocument, renderJob } from './render-job.ts'

/** Does what was asked of the queue for documents, as a worker would. */
export const renderAsked = async (db: Kysely<Schema>, asked: readonly AskedJob[]): Promise<void> => {
  for (const job of asked) {
    if (job.name !== renderJob.name || job.state !== 'created') continue
    await renderDocument(db)(renderJob.payload.parse(job.payload), testRun())
    job.state = 'completed'
  }
}
