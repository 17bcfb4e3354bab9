import { needUser, type Context } from '../../http/context.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { quotaFault } from './quota.ts'
import { accountSubject, takeMore } from './quota-store.ts'
import { searchLimit } from './take-search.ts'

/** Takes further searches of a call that asks several questions; the first was taken when it was let in. */
export const takeSearches = async (context: Context, further: number): Promise<void> => {
  if (further <= 0) return
  const { db, now } = context
  const limit = await searchLimit(context)
  if (limit === Infinity) return
  const share = { subject: accountSubject(needUser(context).id), kind: 'search', day: shanghaiDay(now) }
  if (!(await takeMore(db, share, { count: further, limit })))
    throw quotaFault({ kind: 'search', limit, now, visitor: false })
}
