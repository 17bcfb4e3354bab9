import { needUser, type Context } from '../../http/context.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { quotaFault, quotaLimit } from './quota.ts'
import { accountSubject, ownQuotas, takeOne } from './quota-store.ts'

/** Takes one search of a call of which only some are searches; what a call always takes stands in its contract. */
export const takeSearch = async (context: Context): Promise<void> => {
  const { db, now, config } = context
  const { id, role } = needUser(context)
  const own = (await ownQuotas(db, id)).find(({ kind }) => kind === 'search')
  const limit = own?.daily ?? quotaLimit(config.quotas, role, 'search')
  if (limit === Infinity) return
  const share = { subject: accountSubject(id), kind: 'search', day: shanghaiDay(now) }
  if (!(await takeOne(db, share, limit))) throw quotaFault({ kind: 'search', limit, now, visitor: false })
}
