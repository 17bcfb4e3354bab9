import type { getBatch as call } from '@maojian/contract/calls/screening'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { batchDetailWire } from './batch-wire.ts'
import { findBatch } from './store.ts'

export const getBatch: Verb<typeof call> = async (context, { id }) =>
  batchDetailWire(context.db, await findBatch(context.db, needUser(context), id))
