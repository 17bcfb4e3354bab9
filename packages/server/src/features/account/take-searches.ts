import { sql } from 'kysely'
import { needUser, type Context } from '../../http/context.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { quotaFault, quotaLimit } from './quota.ts'

/** Takes further searches of a call that asks several questions; the first was taken when it was let in. */
export const takeSearches = async (context: Context, further: number): Promise<void> => {
  const { db, now, config } = context
  const user = needUser(context)
  const limit = quotaLimit(config.quotas, user.role, 'search')
  if (further <= 0 || limit === Infinity) return
  const { rows } = await sql`update quota_use set used = used + ${further}::integer
    where subject = ${`account:${user.id}`} and day = ${shanghaiDay(now)}::date and kind = 'search'
      and used + ${further}::integer <= ${limit}::integer returning used`.execute(db)
  if (rows.length === 0) throw quotaFault({ kind: 'search', limit, now, visitor: false })
}
