import type { startBatch as call } from '@maojian/contract/calls/screening'
import {
  counterpartyFields,
  mappingOf,
  type CounterpartyField,
} from '@maojian/domain/vocabulary/counterparty-field'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { audit } from '../account/entry.ts'
import { screenBatchJob } from './batch-job.ts'
import { batchWire } from './batch-wire.ts'
import { changeOwnBatch, findBatch, inFreePlace } from './store.ts'

const fields = Object.keys(counterpartyFields) as CounterpartyField[]

/** Confirms the columns and puts the batch in the queue. */
export const startBatch: Verb<typeof call> = async (context, { id, ...columns }) => {
  const user = needUser(context)
  const { db, jobs, now } = context
  const { titles, name } = await findBatch(db, user, id)
  const chosen = fields.map(field => [field, [columns[field] ?? []].flat()] as const)
  const beyond = chosen.find(([, at]) => at.some(one => one >= titles.length))
  if (beyond) throw new Fault(400, `“${counterpartyFields[beyond[0]]}”所选的列不存在`)
  const mapping = mappingOf(chosen)
  if (mapping.name === undefined) throw new Fault(400, '请选择名称所在的列')
  const values = { state: 'queued', mapping: JSON.stringify(mapping) } as const
  await inFreePlace(db, user, now, async tx => {
    if (!(await changeOwnBatch(tx, user, { id, from: ['draft'], values })))
      throw new Fault(409, '该批次已经开始，不能再更改')
    await jobs.enqueue(screenBatchJob, { id }, tx)
    await audit({ ...context, db: tx }, 'batch.started', user.id, { name })
  })
  return batchWire(db, await findBatch(db, user, id))
}
