import type { listBatches as call } from '@maojian/contract/calls/screening'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { batchWires } from './batch-wire.ts'
import { listBatches as readBatches } from './store.ts'

/** Batches of the organisation, newest first. */
export const listBatches: Verb<typeof call> = async (context, range) => {
  const { rows, count } = await readBatches(context.db, needUser(context), range)
  return { data: await batchWires(context.db, rows), count }
}
