import * as z from 'zod'
import type { Database } from '../db/database.ts'
import { lastCheck } from '../features/regulation/entry.ts'
import type { FetchContext } from '../ingest/fetch-raw.ts'
import { refreshRegulation } from '../ingest/refresh-regulation.ts'
import { operatorMessage } from '../ingest/ingest-fault.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { RunJob } from '../jobs/job-run.ts'

/** Before office hours; official text changes a few times a month and is asked for once a week. */
const everyMorning = '50 4 * * *'
const cadenceDays = 7

export const regulationRefreshJob = defineJob({
  name: 'regulation.refresh',
  titleZh: '刷新法规文本',
  payload: z.object({}),
  key: () => '',
  expiresMinutes: 4 * 60,
  schedule: { cron: everyMorning, payload: {}, catchUp: true },
})

const hourMs = 3_600_000

/** A week after it was had, and the next morning where it could not be had; an hour of grace for a late run. */
const isDue = async (db: Database['db'], now: Date): Promise<boolean> => {
  const last = await lastCheck(db)
  if (!last) return true
  const days = last.last_error === '' ? cadenceDays : 1
  return now.getTime() >= last.last_check_at.getTime() + (days * 24 - 1) * hourMs
}

/** A failure leaves every edition as it stands and is logged. */
export const refreshRegulationText =
  (context: FetchContext, log: (message: string) => void): RunJob<object> =>
  async (_payload, { signal }) => {
    if (!(await isDue(context.database.db, context.now()))) return
    try {
      for (const outcome of await refreshRegulation({ ...context, signal }, { accept: false }))
        if (outcome.state === 'failed') log(`${outcome.file} 未更新：${outcome.message}`)
    } catch (error) {
      signal.throwIfAborted()
      log(`官方文本未更新：${operatorMessage(error)}`)
    }
  }
