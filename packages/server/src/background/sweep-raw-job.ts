import * as z from 'zod'
import { sweepRaw } from '../ingest/sweep-raw.ts'
import type { IngestContext } from '../ingest/ingest-context.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { RunJob } from '../jobs/job-run.ts'

export const sweepRawJob = defineJob({
  name: 'raw.sweep',
  titleZh: '清理未采用的名单文件',
  payload: z.object({}),
  key: () => '',
  expiresMinutes: 30,
  // An import that runs at that moment makes it wait.
  pauseSeconds: 300,
  schedule: { cron: '43 * * * *', payload: {} },
})

export const sweepRawFiles =
  (ingest: Pick<IngestContext, 'database' | 'raw' | 'now'>): RunJob<object> =>
  async () =>
    void (await sweepRaw(ingest))
