import type { listRelations as call } from '@maojian/contract/calls/enterprise'
import type { Verb } from '../../http/route.ts'
import { findEnterprises, relationsOf } from './enterprise-store.ts'
import { storedId, wireId } from './node-words.ts'

/** Loans or guarantees of these enterprises, with amount, day and source. */
export const listRelations: Verb<typeof call> = async ({ db }, { ids, relationType, page, pageSize }) => {
  const enterprises = ids.map(storedId)
  const { rows, count } = await relationsOf(db, { enterprises, kind: relationType, page, pageSize })
  const names = await findEnterprises(
    db,
    rows.flatMap(row => [row.from_id, row.to_id]),
  )
  const nameOf = (id: number): string => names.get(id)?.name || names.get(id)?.reference || wireId(id)
  return {
    count,
    data: rows.map(row => ({
      id: `R${row.id}`,
      startId: wireId(row.from_id),
      startName: nameOf(row.from_id),
      endId: wireId(row.to_id),
      endName: nameOf(row.to_id),
      amount: row.amount,
      currency: row.currency,
      date: row.since || row.told_on,
      source: row.told_by,
    })),
  }
}
