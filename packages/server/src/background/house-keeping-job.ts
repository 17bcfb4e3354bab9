import * as z from 'zod'
import type { FileStore } from '../adapters/file-store.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { closeDueAccounts, eraseClosedAccounts } from '../features/account/entry.ts'
import { signerOf, type KeyPlace } from '../signing/keys-of.ts'
import { forgetRepeats } from '../features/evidence/entry.ts'
import { removeOrphans } from '../features/file/entry.ts'
import { eraseVacant } from '../features/organisation/entry.ts'
import { endLostReports, forgetDeletedProjects } from '../features/project/entry.ts'
import { forgetRenderings } from '../features/rendering/entry.ts'
import { endLostBatches } from '../features/screening/entry.ts'
import { forgetDeliveries } from '../features/watch/entry.ts'
import { forgetMadeOnce } from '../http/made-once.ts'
import { ownedData } from '../owned-data.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { JobDesk } from '../jobs/job-queue.ts'
import type { RunJob } from '../jobs/job-run.ts'

export const houseKeepingJob = defineJob({
  name: 'house.keeping',
  titleZh: '清理过期数据',
  payload: z.object({}),
  key: () => '',
  expiresMinutes: 60,
  schedule: { cron: '*/10 * * * *', payload: {} },
})

export interface HouseKeepingContext {
  readonly database: Database
  readonly files: FileStore
  readonly jobs: JobDesk
  readonly config: Pick<Config, 'keepYears'> & KeyPlace
  readonly now: () => Date
}

/** What closed accounts and left organisations keep no longer, uploads, batches and progress that belong to nothing. */
export const keepHouse =
  ({ database: { db }, files, jobs, config, now }: HouseKeepingContext): RunJob<object> =>
  async () => {
    await closeDueAccounts(db, now())
    await eraseClosedAccounts(db, ownedData.personal, now())
    await eraseVacant(db, {
      work: ownedData.saved,
      years: config.keepYears,
      now: now(),
      sign: signerOf(config, now),
    })
    await removeOrphans(db, files, now())
    await forgetRenderings(db, now())
    await forgetRepeats(db, now())
    await forgetDeletedProjects(db, now())
    await forgetDeliveries(db, now())
    await endLostBatches(db, jobs, now())
    await endLostReports(db, jobs)
    await forgetMadeOnce(db, now())
    await jobs.forgetProgress()
  }
