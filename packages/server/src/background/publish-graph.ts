import { publishGraph, type PublishGraphContext } from '../features/enterprise/entry.ts'
import type { RunJob } from '../jobs/job-run.ts'

export const publishStandingGraph =
  (context: PublishGraphContext): RunJob<object> =>
  async (_payload, { signal, progress }) =>
    void (await publishGraph({
      ...context,
      signal,
      tell: (done, note) => progress({ done, total: 0, note }),
    }))
