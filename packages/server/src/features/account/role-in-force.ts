import { sql, type RawBuilder } from 'kysely'
import { shanghaiDay } from '../../shanghai-day.ts'

/** Role of the account `a`: its own, or that of a membership while it lasts, whichever is higher. */
export const roleInForce = (now: Date): RawBuilder<number> =>
  sql<number>`greatest(a.role, (select max(m.role) from membership m where m.account_id = a.id
    and m.ended_at is null and ${shanghaiDay(now)}::date between m.from_day and m.until_day))`
