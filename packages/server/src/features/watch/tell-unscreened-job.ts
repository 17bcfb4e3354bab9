import * as z from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Looks whether everything that is watched could be screened again, and tells where it could not. */
export const tellUnscreenedJob = defineJob({
  name: 'watch.tellUnscreened',
  titleZh: '检查监控是否按时重新筛查',
  payload: z.object({}),
  key: () => '',
  expiresMinutes: 10,
  schedule: { cron: '*/10 * * * *', payload: {} },
})
