import type { Database } from '../db/database.ts'
import { dispatchEvents } from '../events/dispatch-events.ts'
import { writeMessageJob, writeMessages } from '../features/message/entry.ts'
import { createTestDesk } from '../jobs/testing.ts'
import { subscriptions } from './subscriptions.ts'

/** Writes the messages of what has happened; two processes dispatch, the jobs they ask for are done at once. */
export const writeWaitingMessages = async (
  { db }: Database,
  now: () => Date,
  log: (message: string, error?: unknown) => void,
): Promise<void> => {
  const jobs = createTestDesk()
  const dispatching = { db, jobs, subscriptions, log }
  await Promise.all([dispatchEvents(dispatching), dispatchEvents(dispatching)])
  const write = writeMessages(db, now)
  for (const { payload } of jobs.asked.filter(job => job.name === writeMessageJob.name))
    await write(writeMessageJob.payload.parse(payload), {
      id: '',
      attempt: 0,
      signal: new AbortController().signal,
      progress: async () => undefined,
      completeIn: async () => undefined,
    })
}
