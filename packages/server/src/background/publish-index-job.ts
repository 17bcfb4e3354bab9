import * as z from 'zod'
import { publishIndex, type PublishContext } from '../engine/publish-index.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { RunJob } from '../jobs/job-run.ts'

/** Often enough that what a crash left between lists and index does not last, cheap when there is nothing to do. */
const everyFiveMinutes = '*/5 * * * *'

/** Sees to it that the published index is made of the standing editions. */
export const publishIndexJob = defineJob({
  name: 'index.publish',
  titleZh: '生成检索索引',
  payload: z.object({}),
  key: () => '',
  expiresMinutes: 60,
  retries: 20,
  longestPauseSeconds: 30,
  schedule: { cron: everyFiveMinutes, payload: {} },
})

export const publishStandingIndex =
  (context: PublishContext): RunJob<object> =>
  async (_payload, { signal }) =>
    void (await publishIndex({ ...context, signal }))
