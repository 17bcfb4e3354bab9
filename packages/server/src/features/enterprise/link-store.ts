import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

type Db = Database['db']

export interface ListedKey {
  readonly party: string
  readonly space: string
  readonly reference: string
  readonly reason: string
}

/** Enterprises that bear a code of a listed party; a pair that somebody denied stays apart. */
export const linkByCodes = async (db: Db, keys: readonly ListedKey[], now: Date): Promise<void> => {
  if (keys.length === 0) return
  await sql`insert into enterprise_link (enterprise_id, party_id, how, reason, made_at)
    select distinct on (r.enterprise_id, k.party) r.enterprise_id, k.party, 'code', k.reason, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(keys)}::json)
      as k(party text, space text, reference text, reason text)
    join enterprise_reference r on r.space = k.space and r.reference = k.reference
    on conflict do nothing`.execute(db)
}

/** Links by code to parties that no index has any more end. */
export const endLinksTo = async (db: Db, parties: readonly string[], now: Date): Promise<void> => {
  if (parties.length === 0) return
  await db
    .updateTable('enterprise_link')
    .set({ ended_at: now })
    .where('party_id', 'in', parties)
    .where('how', '=', 'code')
    .where('ended_at', 'is', null)
    .execute()
}

export interface StandingLink {
  readonly enterprise: number
  readonly party: string
}

const linksNow = (db: Db) =>
  db
    .selectFrom('enterprise_link')
    .select(['enterprise_id as enterprise', 'party_id as party'])
    .where('ended_at', 'is', null)
    .orderBy('id')

/** Who is whom, by code or by a person's word. */
export const standingLinks = (db: Db): Promise<StandingLink[]> =>
  linksNow(db).where('how', '<>', 'denied').execute()

/** Who is not whom, by a person's word. */
export const deniedLinks = (db: Db): Promise<StandingLink[]> =>
  linksNow(db).where('how', '=', 'denied').execute()

export interface Judgement {
  readonly enterprise: number
  readonly party: string
  readonly how: 'confirmed' | 'denied'
  readonly reason: string
  readonly account: string
  readonly now: Date
}

/** A person's word takes the place of whatever stood. */
export const judgeLink = (db: Db, one: Judgement): Promise<void> =>
  db.transaction().execute(async tx => {
    // Two who judge at once do so one after another.
    await tx.selectFrom('enterprise').select('id').where('id', '=', one.enterprise).forUpdate().execute()
    await tx
      .updateTable('enterprise_link')
      .set({ ended_at: one.now })
      .where('enterprise_id', '=', one.enterprise)
      .where('party_id', '=', one.party)
      .where('ended_at', 'is', null)
      .execute()
    await tx
      .insertInto('enterprise_link')
      .values({
        enterprise_id: one.enterprise,
        party_id: one.party,
        how: one.how,
        reason: one.reason,
        by_account: one.account,
        made_at: one.now,
        ended_at: null,
      })
      .execute()
  })
