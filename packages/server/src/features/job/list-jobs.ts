import { jobStates, type listJobs as call } from '@maojian/contract/calls/job'
import type { Verb } from '../../http/route.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'

const isListed = (state: string): state is keyof typeof jobStates => state in jobStates

export const listJobs: Verb<typeof call> = async ({ jobs }) => {
  const listed = await jobs.list()
  return {
    abandoned: await jobs.countDead(),
    data: listed.flatMap(({ state, progress, ...job }) =>
      isListed(state)
        ? {
            id: job.id,
            name: job.name,
            title: job.title,
            key: job.key,
            state,
            stateName: jobStates[state],
            attempts: job.attempts,
            ...progress,
            error: job.error,
            createdAt: shanghaiMinute(job.createdAt),
            startedAt: job.startedAt ? shanghaiMinute(job.startedAt) : '',
          }
        : [],
    ),
  }
}
