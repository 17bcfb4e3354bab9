import * as z from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Screens what is watched again: one run at a time, whatever was published meanwhile. */
export const rescreenJob = defineJob({
  name: 'watch.rescreen',
  titleZh: '监控重新筛查',
  payload: z.object({}),
  key: () => '',
  expiresMinutes: 24 * 60,
  // It goes on where it was, so what counts are restarts of servers while it runs.
  retries: 20,
  longestPauseSeconds: 60,
  // Decisions lapse with the day.
  schedule: { cron: '25 1 * * *', payload: {}, catchUp: true },
})

/** Takes over whom a batch or a report names. */
export const fillWatchJob = defineJob({
  name: 'watch.fill',
  titleZh: '准备监控',
  payload: z.object({ id: z.string() }),
  key: ({ id }) => id,
  expiresMinutes: 60,
})
