import type { repeatBatch as call } from '@maojian/contract/calls/screening'
import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { madeOnce } from '../../http/made-once.ts'
import type { Verb } from '../../http/route.ts'
import { needRoom, type OwnedData } from '../organisation/entry.ts'
import { audit } from '../account/entry.ts'
import { newId } from '../../new-id.ts'
import { screenBatchJob } from './batch-job.ts'
import { batchWire } from './batch-wire.ts'
import { bytesOfBatch, copyChunks } from './chunk-store.ts'
import { batchIfThere, findBatch, insertRepeat, inFreePlace } from './store.ts'
import type { Batch } from './tables.ts'

const queueAgain = async (context: Context, former: Batch): Promise<string> => {
  const user = needUser(context)
  const { db, now, jobs } = context
  const id = newId('batch')
  await inFreePlace(db, user, now, async tx => {
    await insertRepeat(tx, user, { id, former, now })
    await copyChunks(tx, former.id, id)
    await jobs.enqueue(screenBatchJob, { id }, tx)
    await audit({ ...context, db: tx }, 'batch.started', user.id, { name: former.name })
  })
  return id
}

/** Asks the rows of a batch that has finished or failed again on the present lists, as a batch of its own that tells what differs. */
export const repeatBatch =
  (owned: OwnedData): Verb<typeof call> =>
  async (context, input) => {
    const user = needUser(context)
    const { db } = context
    const former = await findBatch(db, user, input.id)
    if (!['done', 'failed'].includes(former.state))
      throw new Fault(409, '只有已完成或因故障未完成的批次可以按最新名单重新筛查')
    const again = await madeOnce(context, {
      what: 'batch once more',
      asked: input,
      make: async () => {
        await needRoom(context, owned, await bytesOfBatch(db, former.id))
        return queueAgain(context, former)
      },
      // One that was cancelled or broke off is asked for anew.
      find: id => batchIfThere(db, user, { id, in: ['queued', 'running', 'done'] }),
    })
    return batchWire(db, again)
  }
