import type { deleteBatch as call } from '@maojian/contract/calls/screening'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { findBatch } from './store.ts'

export const deleteBatch: Verb<typeof call> = async (context, { id }) => {
  const { state } = await findBatch(context.db, needUser(context), id)
  if (state === 'queued' || state === 'running') throw new Fault(409, '该批次正在处理，请先取消')
  await context.db.deleteFrom('screening_batch').where('id', '=', id).execute()
  return {}
}
