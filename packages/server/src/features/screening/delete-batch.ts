import type { deleteBatch as call } from '@maojian/contract/calls/screening'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { needWriter } from '../organisation/entry.ts'
import { deleteBatch as remove, findBatch } from './store.ts'

export const deleteBatch: Verb<typeof call> = async (context, { id }) => {
  const user = needUser(context)
  needWriter(user)
  const { state } = await findBatch(context.db, user, id)
  if (state === 'queued' || state === 'running') throw new Fault(409, '该批次正在处理，请先取消')
  await remove(context.db, user, id)
  return {}
}
