import * as z from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'

/** Asks for one delivery for each channel of the organisation. */
export const tellChannelsJob = defineJob({
  name: 'watch.tell',
  titleZh: '准备监控通知',
  payload: z.object({ id: z.string(), round: z.string() }),
  key: ({ id, round }) => `${id} ${round}`,
  expiresMinutes: 5,
})

/** The same of what is said of watches in words. */
export const tellOutsideJob = defineJob({
  name: 'watch.tellOutside',
  titleZh: '准备监控状态通知',
  payload: z.object({
    organisationId: z.string(),
    notice: z.string(),
    title: z.string(),
    content: z.string(),
    link: z.string(),
  }),
  key: ({ notice }) => notice,
  expiresMinutes: 5,
})

/** Pauses of 30 s, 1, 2, 4 … minutes, at most an hour: eight tries within about two hours. */
export const deliverJob = defineJob({
  name: 'watch.deliver',
  titleZh: '发送监控通知',
  payload: z.object({ id: z.number() }),
  key: ({ id }) => String(id),
  expiresMinutes: 5,
  concurrency: 2,
  retries: 7,
  pauseSeconds: 30,
  longestPauseSeconds: 3600,
})
