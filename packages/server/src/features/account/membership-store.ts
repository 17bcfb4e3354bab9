import { sql, type Insertable } from 'kysely'
import { shanghaiDay } from '../../shanghai-day.ts'
import type { Db } from './store.ts'
import type { MembershipTable } from './tables.ts'

export const insertMembership = async (db: Db, membership: Insertable<MembershipTable>): Promise<void> => {
  await db.insertInto('membership').values(membership).execute()
}

/** One that nobody has ended. */
export const findMembership = (db: Db, id: string): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('membership')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** Ends a membership now; answers whose it was, undefined when there is none to end. */
export const endMembershipNow = async (db: Db, id: string, now: Date): Promise<string | undefined> => {
  const ended = await db
    .updateTable('membership')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return ended?.account_id
}

/** Last day of the membership in force; empty without one. */
export const membershipEnd = async (db: Db, accountId: string, now: Date): Promise<string> => {
  const row = await db
    .selectFrom('membership')
    .select(sql<string | null>`max(until_day)`.as('until'))
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`${shanghaiDay(now)}::date between from_day and until_day`)
    .executeTakeFirst()
  return row?.until ?? ''
}

/** Every membership that an account was given, with the name of who gave it. */
export const membershipsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('membership as m')
    .innerJoin('account as g', 'g.id', 'm.granted_by')
    .selectAll('m')
    .select('g.login_name')
    .where('m.account_id', '=', accountId)
    .orderBy('m.granted_at', 'desc')
    .execute()
