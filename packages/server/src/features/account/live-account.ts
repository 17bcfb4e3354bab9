import { sql } from 'kysely'
import { roleInForce } from './role-in-force.ts'

interface When {
  readonly now: Date
  /** Demonstration accounts may be used here. */
  readonly demo: boolean
}

/** The open account behind a live session or key: one indexed look-up, however many sessions there are. */
export const liveAccount = (caller: When, digest: string) =>
  sql`select a.id, a.organisation_id, a.login_name, ${roleInForce(caller.now)} as role, a.profile_complete
    from credential s join account a on a.id = s.account_id
    where s.digest = ${digest} and s.expires_at > ${caller.now} and a.closed_at is null
      and (a.closes_at is null or a.closes_at > ${caller.now})
      and (${caller.demo}::boolean or not a.demo)`
