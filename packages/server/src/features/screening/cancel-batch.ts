import type { cancelBatch as call } from '@maojian/contract/calls/screening'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { batchWire } from './batch-wire.ts'
import { changeOwnBatch, findBatch } from './store.ts'

/** Stops a batch that waits or runs; the worker notices before its next rows. */
export const cancelBatch: Verb<typeof call> = async (context, { id }) => {
  const user = needUser(context)
  await findBatch(context.db, user, id)
  const values = { state: 'cancelled', finished_at: context.now } as const
  if (!(await changeOwnBatch(context.db, user, { id, from: ['queued', 'running'], values })))
    throw new Fault(409, '该批次不在处理中')
  return batchWire(context.db, await findBatch(context.db, user, id))
}
