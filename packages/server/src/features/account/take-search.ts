import { needUser, type Context } from '../../http/context.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { quotaFault, quotaLimit } from './quota.ts'
import { accountSubject, ownQuotas, takeOne } from './quota-store.ts'

/** Searches a day of who asks: what was set for the account, otherwise that of its role. */
export const searchLimit = async (context: Context): Promise<number> => {
  const { id, role } = needUser(context)
  const own = (await ownQuotas(context.db, id)).find(({ kind }) => kind === 'search')
  return own?.daily ?? quotaLimit(context.config.quotas, role, 'search')
}

/** Takes one search of a call of which only some are searches; what a call always takes stands in its contract. */
export const takeSearch = async (context: Context): Promise<void> => {
  const { db, now } = context
  const { id } = needUser(context)
  const limit = await searchLimit(context)
  if (limit === Infinity) return
  const share = { subject: accountSubject(id), kind: 'search', day: shanghaiDay(now) }
  if (!(await takeOne(db, share, limit))) throw quotaFault({ kind: 'search', limit, now, visitor: false })
}
