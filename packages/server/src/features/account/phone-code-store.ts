import { accountLimits } from '@maojian/contract/account-rules'
import { sql, type Insertable } from 'kysely'
import type { Db } from './store.ts'
import type { PhoneCodeTable } from './tables.ts'

/** Puts a new code in the place of the last one, unless that was sent after `since`. */
export const putCode = async (db: Db, code: Insertable<PhoneCodeTable>, since: Date): Promise<boolean> => {
  const { rows } = await sql`insert into phone_code as p (phone, kind, salt, digest, sent_at, expires_at)
    values (${code.phone}, ${code.kind}, ${code.salt}, ${code.digest}, ${code.sent_at}, ${code.expires_at})
    on conflict (phone) do update set kind = excluded.kind, salt = excluded.salt, digest = excluded.digest,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at, tries = 0
    where p.sent_at <= ${since}::timestamptz
    returning phone`.execute(db)
  return rows.length > 0
}

export const lastSentAt = async (db: Db, phone: string): Promise<Date | undefined> =>
  (await db.selectFrom('phone_code').select('sent_at').where('phone', '=', phone).executeTakeFirst())?.sent_at

export const deleteCode = async (db: Db, phone: string): Promise<void> => {
  await db.deleteFrom('phone_code').where('phone', '=', phone).execute()
}

/** Counts a try before anything is compared, so that parallel guesses cannot share one. */
export const countTry = async (
  db: Db,
  { phone, kind }: { readonly phone: string; readonly kind: number },
  now: Date,
): Promise<{ salt: string; digest: string } | undefined> => {
  const { rows } = await sql<{ salt: string; digest: string }>`update phone_code set tries = tries + 1
    where phone = ${phone} and kind = ${kind} and expires_at > ${now}
      and tries < ${accountLimits.codeTries} returning salt, digest`.execute(db)
  return rows[0]
}

/** Uses a code up: of two who hold it, one gets in. */
export const takeCode = async (db: Db, phone: string, digest: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('phone_code')
    .where('phone', '=', phone)
    .where('digest', '=', digest)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
