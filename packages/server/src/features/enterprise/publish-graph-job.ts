import * as z from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Lists change, days begin, imports end: whatever asked for it, the graph is made of what stands. */
const everyFiveMinutes = '*/5 * * * *'

export const publishGraphJob = defineJob({
  name: 'enterprise.publish',
  titleZh: '生成企业图谱',
  payload: z.object({}),
  key: () => '',
  expiresMinutes: 4 * 60,
  retries: 20,
  longestPauseSeconds: 30,
  schedule: { cron: everyFiveMinutes, payload: {} },
})
