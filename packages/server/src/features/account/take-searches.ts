import { needUser, type Context } from '../../http/context.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { quotaFault, quotaLimit } from './quota.ts'
import { accountSubject, takeMore } from './quota-store.ts'

/** Takes further searches of a call that asks several questions; the first was taken when it was let in. */
export const takeSearches = async (context: Context, further: number): Promise<void> => {
  const { db, now, config } = context
  const user = needUser(context)
  const limit = quotaLimit(config.quotas, user.role, 'search')
  if (further <= 0 || limit === Infinity) return
  const share = { subject: accountSubject(user.id), kind: 'search', day: shanghaiDay(now) }
  if (!(await takeMore(db, share, { count: further, limit })))
    throw quotaFault({ kind: 'search', limit, now, visitor: false })
}
