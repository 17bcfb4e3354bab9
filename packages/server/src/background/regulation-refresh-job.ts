import * as z from 'zod'
import { refreshRegulation, type RegulationRefreshContext } from '../ingest/refresh-regulation.ts'
import { operatorMessage } from '../ingest/ingest-fault.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { RunJob } from '../jobs/job-run.ts'

/** Official text changes a few times a month; asked every Monday before office hours. */
const everyMonday = '50 4 * * 1'

export const regulationRefreshJob = defineJob({
  name: 'regulation.refresh',
  titleZh: '刷新法规文本',
  payload: z.object({}),
  key: () => '',
  expiresMinutes: 4 * 60,
  schedule: { cron: everyMonday, payload: {}, catchUp: true },
})

/** A failure leaves every edition as it stands and is logged. */
export const refreshRegulationText =
  (context: RegulationRefreshContext, log: (message: string) => void): RunJob<object> =>
  async (_payload, { signal }) => {
    try {
      for (const outcome of await refreshRegulation({ ...context, signal }, { accept: false }))
        if (outcome.state === 'failed') log(`${outcome.file} 未更新：${outcome.message}`)
    } catch (error) {
      signal.throwIfAborted()
      log(`官方文本未更新：${operatorMessage(error)}`)
    }
  }
