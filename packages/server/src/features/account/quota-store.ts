import { sql } from 'kysely'
import type { Db } from './store.ts'

export interface Share {
  /** account:<id>, organisation:<id>, address:<address> or phone:<SHA-256>. */
  readonly subject: string
  readonly kind: string
  /** yyyy-MM-dd. */
  readonly day: string
}

export const accountSubject = (accountId: string): string => `account:${accountId}`

/** Takes one of a share; false when it is used up. */
export const takeOne = async (db: Db, { subject, kind, day }: Share, limit: number): Promise<boolean> => {
  if (limit <= 0) return false
  const { rows } = await sql`insert into quota_use as q (subject, day, kind, used)
    values (${subject}, ${day}::date, ${kind}, 1)
    on conflict (subject, day, kind) do update set used = q.used + 1
    where q.used < ${limit}::bigint returning used`.execute(db)
  return rows.length > 0
}

/** Takes several more of a share that was begun, all or none. */
export const takeMore = async (
  db: Db,
  { subject, kind, day }: Share,
  { count, limit }: { readonly count: number; readonly limit: number },
): Promise<boolean> => {
  const { rows } = await sql`update quota_use set used = used + ${count}::integer
    where subject = ${subject} and day = ${day}::date and kind = ${kind}
      and used + ${count}::integer <= ${limit}::bigint returning used`.execute(db)
  return rows.length > 0
}

export const giveOneBack = async (db: Db, { subject, kind, day }: Share): Promise<void> => {
  await db
    .updateTable('quota_use')
    .set(row => ({ used: row('used', '-', 1) }))
    .where('subject', '=', subject)
    .where('day', '=', sql<string>`${day}::date`)
    .where('kind', '=', kind)
    .where('used', '>', 0)
    .execute()
}

export const usesOf = (db: Db, accountId: string) =>
  db
    .selectFrom('quota_use')
    .select(['day', 'kind', 'used'])
    .where('subject', '=', accountSubject(accountId))
    .execute()

export const deleteUses = async (db: Db, accountId: string): Promise<void> => {
  await db.deleteFrom('quota_use').where('subject', '=', accountSubject(accountId)).execute()
}

/** Limits that were set for this account by hand. */
export const ownQuotas = (db: Db, accountId: string) =>
  db.selectFrom('account_quota').select(['kind', 'daily']).where('account_id', '=', accountId).execute()

/** Without `daily`: back to the table of the role. */
export const setOwnQuota = async (
  db: Db,
  accountId: string,
  { kind, daily }: { readonly kind: string; readonly daily?: number },
): Promise<void> => {
  if (daily === undefined)
    await db
      .deleteFrom('account_quota')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .execute()
  else
    await db
      .insertInto('account_quota')
      .values({ account_id: accountId, kind, daily })
      .onConflict(conflict => conflict.columns(['account_id', 'kind']).doUpdateSet({ daily }))
      .execute()
}

export const deleteOwnQuotas = async (db: Db, accountId: string): Promise<void> => {
  await db.deleteFrom('account_quota').where('account_id', '=', accountId).execute()
}
