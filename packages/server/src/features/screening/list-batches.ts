import type { listBatches as call } from '@maojian/contract/calls/screening'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { batchWire } from './batch-wire.ts'

/** Batches of the organisation, newest first. */
export const listBatches: Verb<typeof call> = async (context, { page, pageSize }) => {
  const user = needUser(context)
  const own = context.db
    .selectFrom('screening_batch')
    .where('organisation_id', '=', user.organisationId)
    .where('state', '<>', 'reading')
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { count } = await own.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { data: rows.map(batchWire), count: Number(count) }
}
