import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Services } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'

const windowSeconds = 15 * 60
/** Failures within the window from which each one makes the next wait; the wait doubles up to the window. */
const freeFailures = { phone: 5, address: 30 } as const
const firstWaitSeconds = 30

type Kind = keyof typeof freeFailures

const subjectOf = (kind: Kind, value: string): string =>
  kind === 'phone' ? `phone:${createHash('sha256').update(value).digest('hex')}` : `address:${value}`

/** Counts an attempt as failed before it is made, in one statement: parallel guesses cannot share a count. */
const countAttempt = async (db: Services['db'], kind: Kind, subject: string, now: Date): Promise<boolean> => {
  const stale = sql`greatest(l.since, l.blocked_until) < ${now}::timestamptz - make_interval(secs => ${windowSeconds}::integer)`
  const failures = sql`(case when ${stale} then 1 else l.failures + 1 end)`
  const over = sql`least(${failures} - ${freeFailures[kind]}::integer, 20)`
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

const readBlock = async (db: Services['db'], subject: string): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('login_attempt')
    .select('blocked_until')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.blocked_until ?? undefined
}

interface Attempt {
  readonly kind: Kind
  readonly value: string
  readonly now: Date
}

/** Takes one attempt of a phone number or an address; throws 429 while it has to wait. */
export const takeAttempt = async (db: Services['db'], { kind, value, now }: Attempt): Promise<void> => {
  const subject = subjectOf(kind, value)
  if (await countAttempt(db, kind, subject, now)) return
  const until = await readBlock(db, subject)
  const seconds = Math.max(1, Math.ceil(((until?.getTime() ?? 0) - now.getTime()) / 1000))
  throw new Fault(429, `登录尝试过于频繁，请 ${seconds} 秒后再试`)
}

/** Of the address a success takes back only its own attempt. */
export const forgetAddressAttempt = async (db: Services['db'], address: string): Promise<void> => {
  await db
    .updateTable('login_attempt')
    .set(row => ({ failures: row('failures', '-', 1), blocked_until: null }))
    .where('subject', '=', subjectOf('address', address))
    .where('failures', '>', 0)
    .execute()
}

/** A right password clears the phone number's count. */
export const forgetAttempts = async (db: Services['db'], phone: string, address: string): Promise<void> => {
  await db.deleteFrom('login_attempt').where('subject', '=', subjectOf('phone', phone)).execute()
  await forgetAddressAttempt(db, address)
}
