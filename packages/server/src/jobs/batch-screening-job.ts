import type { Database } from '../db/database.ts'
import { batchChannel, runBatches, type BatchContext } from '../features/screening/entry.ts'
import type { JobQueue } from './queue.ts'

export const batchScreeningJob = 'screening.batch'

/** Should a notification get lost, or a worker die in the middle. */
const everyMinute = '* * * * *'

/** Works off batches as they come and, at the start, those that an earlier process left half done. */
export const scheduleBatchScreening = async (
  queue: JobQueue,
  database: Database,
  context: Omit<BatchContext, 'signal'> & { readonly signal?: AbortSignal },
): Promise<() => Promise<void>> => {
  await queue.work(
    batchScreeningJob,
    async (_data, jobSignal) => {
      const signal = context.signal ? AbortSignal.any([jobSignal, context.signal]) : jobSignal
      await runBatches({ ...context, signal })
    },
    { cron: everyMinute },
  )
  const unlisten = await database.listen(batchChannel, () => {
    void queue.send(batchScreeningJob).catch((error: unknown) => context.log('批量筛查任务未能排队', error))
  })
  await queue.send(batchScreeningJob)
  return unlisten
}
