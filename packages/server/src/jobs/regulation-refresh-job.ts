import { refreshRegulation, type RegulationRefreshContext } from '../ingest/refresh-regulation.ts'
import { operatorMessage } from '../ingest/ingest-fault.ts'
import type { JobQueue } from './queue.ts'

/** Official text changes a few times a month; asked every Monday before office hours. */
const everyMonday = '50 4 * * 1'

/** Refreshes the official text on a schedule; a failure leaves every edition as it stands and is logged. */
export const scheduleRegulationRefresh = (
  queue: JobQueue,
  context: RegulationRefreshContext,
  log: (message: string) => void,
): Promise<void> =>
  queue.work(
    'regulation.refresh',
    async (_data, signal) => {
      try {
        for (const outcome of await refreshRegulation({ ...context, signal }, { accept: false }))
          if (outcome.state === 'failed') log(`${outcome.file} 未更新：${outcome.message}`)
      } catch (error) {
        log(`官方文本未更新：${operatorMessage(error)}`)
      }
    },
    { cron: everyMonday },
  )
