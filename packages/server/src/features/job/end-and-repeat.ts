import type { cancelJob as cancelCall, retryJob as retryCall } from '@maojian/contract/calls/job'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'

/** Ends a job that waits or runs, on whatever server. */
export const cancelJob: Verb<typeof cancelCall> = async ({ jobs }, { id }) => {
  if (!(await jobs.cancel(id))) throw new Fault(409, '该任务已经结束')
  return {}
}

/** Has a job that was given up run once more. */
export const retryJob: Verb<typeof retryCall> = async ({ jobs }, { id }) => {
  if (!(await jobs.retry(id))) throw new Fault(409, '只有已放弃的任务可以重新执行')
  return {}
}
