import type { watchBatch as call } from '@maojian/contract/calls/watch'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { findBatch } from '../screening/entry.ts'
import { addWatch } from './add-watch.ts'
import { fillWatchJob } from './rescreen-job.ts'
import { keyOf } from './target-key.ts'

/** Everybody whom a finished batch names; a job takes them over. */
export const watchBatch: Verb<typeof call> = async (context, { id }) => {
  const batch = await findBatch(context.db, needUser(context), id)
  if (batch.state !== 'done') throw new Fault(409, '批次尚未筛查完成，完成后才能加入监控')
  return addWatch(context, {
    kind: 'batch',
    key: keyOf('batch', id),
    target: { id },
    title: batch.name,
    state: 'filling',
    begin: async (db, watch) => void (await context.jobs.enqueue(fillWatchJob, { id: watch.id }, db)),
  })
}
