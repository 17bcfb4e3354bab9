import { sql } from 'kysely'
import type { Db } from './store.ts'

const windowSeconds = 15 * 60
const firstWaitSeconds = 30

/** Counts an attempt as failed before it is made, in one statement: parallel guesses cannot share a count. */
export const countAttempt = async (
  db: Db,
  { subject, free }: { readonly subject: string; readonly free: number },
  now: Date,
): Promise<boolean> => {
  const stale = sql`greatest(l.since, l.blocked_until) < ${now}::timestamptz - make_interval(secs => ${windowSeconds}::integer)`
  const failures = sql`(case when ${stale} then 1 else l.failures + 1 end)`
  const over = sql`least(${failures} - ${free}::integer, 20)`
  const wait = sql`least(${windowSeconds}::integer, ${firstWaitSeconds}::integer * power(2, ${over}))`
  const { rows } = await sql`insert into login_attempt as l (subject, failures, since)
    values (${subject}, 1, ${now})
    on conflict (subject) do update set
      failures = ${failures},
      since = case when ${stale} then ${now}::timestamptz else l.since end,
      blocked_until = case when ${over} < 0 then null
        else ${now}::timestamptz + make_interval(secs => ${wait}) end
    where l.blocked_until is null or l.blocked_until <= ${now}::timestamptz
    returning failures`.execute(db)
  return rows.length > 0
}

export const readBlock = async (db: Db, subject: string): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('login_attempt')
    .select('blocked_until')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.blocked_until ?? undefined
}

export const takeAttemptBack = async (db: Db, subject: string): Promise<void> => {
  await db
    .updateTable('login_attempt')
    .set(row => ({ failures: row('failures', '-', 1), blocked_until: null }))
    .where('subject', '=', subject)
    .where('failures', '>', 0)
    .execute()
}

export const deleteAttempts = async (db: Db, subject: string): Promise<void> => {
  await db.deleteFrom('login_attempt').where('subject', '=', subject).execute()
}
