import * as calls from '@maojian/contract/calls/job'
import { route, type Route } from '../../http/route.ts'
import { cancelJob, retryJob } from './end-and-repeat.ts'
import { listJobs } from './list-jobs.ts'

export const jobRoutes: readonly Route[] = [
  route(calls.listJobs, listJobs),
  route(calls.cancelJob, cancelJob),
  route(calls.retryJob, retryJob),
]
