import type { Job } from '../jobs/define-job.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { RunJob } from '../jobs/job-run.ts'

/** A job together with what does it, where its payload no longer matters. */
export interface BoundJob {
  readonly declare: (queue: JobQueue) => Promise<void>
  readonly work: (queue: JobQueue) => Promise<void>
}

export const bindJob = <P extends object>(job: Job<P>, run: RunJob<P>): BoundJob => ({
  declare: queue => queue.declare(job),
  work: queue => queue.work(job, run),
})
