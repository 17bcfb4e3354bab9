import type { JobDesk } from './job-queue.ts'
import type { JobRecord, JobState } from './job-records.ts'
import type { JobRun } from './job-run.ts'

export interface AskedJob {
  readonly name: string
  readonly payload: object
  /** What the queue says of it; a test may change it. */
  state: JobState
  /** What happens just before the queue is asked for it: a worker that ends it between two looks. */
  whenLookedAt?: () => Promise<void>
}

const recordOf = (id: string, { name, state }: AskedJob): JobRecord => ({
  id,
  name,
  key: '',
  payload: {},
  state,
  attempts: 0,
  createdAt: new Date(0),
  startedAt: null,
  finishedAt: null,
  error: '',
  progress: { done: 0, total: 0, note: '' },
})

/** A run that nobody interrupts. */
export const testRun = (run: Partial<JobRun> = {}): JobRun => ({
  id: 'job',
  attempt: 0,
  signal: new AbortController().signal,
  progress: async () => undefined,
  completeIn: async () => undefined,
  ...run,
})

/** Notes what was asked for instead of doing it. */
export const createTestDesk = (): JobDesk & { readonly asked: AskedJob[] } => {
  const asked: AskedJob[] = []
  return {
    asked,
    enqueue: async (job, payload) => {
      asked.push({ name: job.name, payload: job.payload.parse(payload), state: 'created' })
      return `job-${asked.length}`
    },
    find: async id => {
      const job = asked[Number(id.slice('job-'.length)) - 1]
      await job?.whenLookedAt?.()
      return job && recordOf(id, job)
    },
    liveKeys: async () => new Set(),
    list: async () => [],
    countDead: async () => 0,
    forgetProgress: async () => undefined,
    cancel: async () => false,
    retry: async () => false,
  }
}
