import type { listRecords as call } from '@maojian/contract/calls/evidence'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { accountNames } from '../account/entry.ts'
import { countByAuthor, findRecords } from './record-store.ts'
import { recordWire } from './record-wire.ts'

/** What the organisation has screened, newest first, and who has. */
export const listRecords: Verb<typeof call> = async (context, { page, pageSize, ...filter }) => {
  const { db } = context
  const user = needUser(context)
  const rows = await findRecords(db, user, { ...filter, limit: pageSize, offset: (page - 1) * pageSize })
  const { operator: _all, ...ofAnybody } = filter
  const authors = await countByAuthor(db, user, ofAnybody)
  const names = await accountNames(
    db,
    [...rows, ...authors].map(row => row.author_id),
  )
  const counted = authors.filter(row => !filter.operator || row.author_id === filter.operator)
  return {
    data: rows.map(row => recordWire(row, names)),
    count: counted.reduce((sum, { records }) => sum + records, 0),
    operators: authors.map(({ author_id: userId, records }) => ({
      userId,
      name: names.get(userId) ?? '',
      records,
    })),
  }
}
