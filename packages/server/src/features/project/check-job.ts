import * as z from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Checks one submitted project and freezes its report. */
export const checkProjectJob = defineJob({
  name: 'project.check',
  titleZh: '项目检查',
  payload: z.object({ id: z.string() }),
  key: ({ id }) => id,
  expiresMinutes: 30,
  concurrency: 2,
  retries: 3,
})
