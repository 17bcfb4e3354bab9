import * as z from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Screens one batch; two batches run side by side on two servers. */
export const screenBatchJob = defineJob({
  name: 'screening.batch',
  titleZh: '批量筛查',
  payload: z.object({ id: z.string() }),
  key: ({ id }) => id,
  expiresMinutes: 24 * 60,
  // It goes on where it was, so what counts are restarts of servers while it runs.
  retries: 20,
  longestPauseSeconds: 30,
})
