import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

type Db = Database['db']

/** Who says so, when and why. */
export interface Said {
  readonly account: string
  readonly now: Date
  readonly reason: string
}

/** What people said of pairs of entries and did not take back. */
export interface PairsByHand {
  readonly apart: readonly (readonly [number, number])[]
  readonly joined: readonly { readonly a: number; readonly b: number; readonly reason: string }[]
}

export const pairsByHand = async (db: Db): Promise<PairsByHand> => {
  const rows = await db
    .selectFrom('party_pair')
    .select(['kind', 'entry_a', 'entry_b', 'reason'])
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()
  return {
    apart: rows.filter(row => row.kind === 'apart').map(row => [row.entry_a, row.entry_b]),
    joined: rows
      .filter(row => row.kind === 'joined')
      .map(row => ({ a: row.entry_a, b: row.entry_b, reason: row.reason })),
  }
}

/** Ends every open word on pairs between the two sets of entries. */
const endPairs = async (
  db: Db,
  sides: { readonly entries: readonly number[]; readonly others: readonly number[] },
  { account, now, reason }: Said,
): Promise<void> => {
  const [a, b] = [[...sides.entries], [...sides.others]]
  await sql`update party_pair set ended_at = ${now}, ended_by = ${account}, ended_reason = ${reason}
    where ended_at is null and (
      entry_a = any(${a}::integer[]) and entry_b = any(${b}::integer[])
      or entry_a = any(${b}::integer[]) and entry_b = any(${a}::integer[]))`.execute(db)
}

/** Sets entries apart from others, or says that they are one party; the newest word on a pair holds. */
export const sayOfPairs = async (
  db: Db,
  kind: 'apart' | 'joined',
  sides: { readonly entries: readonly number[]; readonly others: readonly number[] },
  said: Said,
): Promise<void> => {
  await endPairs(db, sides, said)
  await sql`insert into party_pair (kind, entry_a, entry_b, reason, by_account, at)
    select ${kind}, x, y, ${said.reason}, ${said.account}, ${said.now}
    from unnest(${[...sides.entries]}::integer[]) x, unnest(${[...sides.others]}::integer[]) y
    where x <> y`.execute(db)
}

/** Takes a word back; the pair as it was, undefined when it is already. */
export const endPair = (db: Db, id: number, { account, now, reason }: Said) =>
  db
    .updateTable('party_pair')
    .set({ ended_at: now, ended_by: account, ended_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Every word ever said of these entries, newest first. */
export const pairsOfEntries = (db: Db, entries: readonly number[]) =>
  db
    .selectFrom('party_pair')
    .selectAll()
    .where(one => one.or([one('entry_a', 'in', entries), one('entry_b', 'in', entries)]))
    .orderBy('id', 'desc')
    .limit(200)
    .execute()

/** Marks a merge as undone; undefined when it already is. */
export const endMerge = (db: Db, merge: number, { account, now, reason }: Said) =>
  db
    .updateTable('party_merge')
    .set({ undone_at: now, undone_by: account, undone_reason: reason })
    .where('id', '=', merge)
    .where('undone_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Every merge that brought entries into a party or took them from it, newest first. */
export const mergesOfParty = (db: Db, party: string) =>
  db
    .selectFrom('party_merge')
    .selectAll()
    .where(one => one.or([one('into_party', '=', party), one('from_party', '=', party)]))
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
