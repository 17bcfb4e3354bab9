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
  context: Omit<BatchContext, 'signal'>,
): Promise<() => Promise<void>> => {
  const stopping = new AbortController()
  await queue.work(
    batchScreeningJob,
    async (_data, jobSignal) => {
      await runBatches({ ...context, signal: AbortSignal.any([jobSignal, stopping.signal]) })
    },
    { cron: everyMinute },
  )
  const unlisten = await database.listen(batchChannel, () => {
    void queue.send(batchScreeningJob).catch((error: unknown) => context.log('批量筛查任务未能排队', error))
  })
  await queue.send(batchScreeningJob)
  // The queue waits for its jobs when it stops: this one must have been told before.
  return async () => {
    stopping.abort()
    await unlisten()
  }
}
