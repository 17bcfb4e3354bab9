import { sql, type Insertable, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { likeAnywhere } from '../../db/like-anywhere.ts'
import { gatherOn } from '../../db/gather.ts'
import { often } from '../../db/often.ts'
import { pageOf, type Page } from '../../db/page-of.ts'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import { changeableBy, isOwn, ofOrganisation } from '../organisation/entry.ts'
import { awaitsEyes, policyOf, seenByOne } from './policy-store.ts'
import type { Decision, DecisionTable } from './tables.ts'

type Db = Kysely<Schema>
type Reader = Pick<SessionUser, 'organisationId'>

const table = 'decision'

/** Whom an organisation asks about. */
export interface AskedDecisions {
  readonly user: Reader
  readonly keys: readonly string[]
}

const askedOf = (asked: readonly AskedDecisions[]): RawBuilder<SqlBool>[] =>
  [...Map.groupBy(asked, ({ user }) => user.organisationId).values()].map(own => {
    const keys = [...new Set(own.flatMap(one => one.keys))]
    return sql<SqlBool>`(${ofOrganisation(own[0]!.user, table)} and subject_key = any(${keys}::text[]))`
  })

/**
 * Decisions on whom these keys name that are not ended, oldest first, as they stand now; who asks meanwhile, of whatever
 * organisation, shares the next statement.
 */
export const openDecisions = gatherOn(
  async (db: Db, asked: readonly AskedDecisions[]): Promise<readonly Decision[][]> => {
    const rows = await db
      .selectFrom(table)
      .modifyFront(often)
      .leftJoin('decision_policy', 'decision_policy.organisation_id', 'decision.organisation_id')
      .selectAll(table)
      .select(sql<SqlBool>`(${seenByOne} and coalesce(decision_policy.four_eyes, false))`.as('awaits'))
      .where(build => build.or(askedOf(asked)))
      .where('state', 'in', ['standing', 'proposed'])
      .orderBy('decided_at')
      .orderBy('sequence')
      .execute()
    return asked.map(({ user, keys }) =>
      rows.filter(row => isOwn(user, row) && keys.includes(row.subject_key)),
    )
  },
)

/** All that stand today, for a file of many rows. */
export const standingDecisions = (db: Db, user: Reader, today: string): Promise<Decision[]> =>
  db
    .selectFrom(table)
    .selectAll()
    .where(ofOrganisation(user, table))
    .where('state', '=', 'standing')
    .where(sql<SqlBool>`not ${awaitsEyes(user)}`)
    .where(sql<SqlBool>`review_on >= ${today}::date`)
    .orderBy('decided_at')
    .orderBy('sequence')
    .execute()

/** Another text whenever anything was decided, approved or ended. */
export const decisionsMark = async (db: Db, user: Reader): Promise<string> => {
  const row = await db
    .selectFrom(table)
    .where(ofOrganisation(user, table))
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`(count(*) filter (where state = 'standing' and not ${awaitsEyes(user)}))::integer`.as(
        'standing',
      ),
      sql<string>`coalesce(max(greatest(decided_at, approved_at, ended_at)), 'epoch')::text`.as('newest'),
    ])
    .executeTakeFirstOrThrow()
  return `${row.count} ${row.standing} ${row.newest}`
}

interface Since {
  readonly since: Date
  /** yyyy-MM-dd of both. */
  readonly sinceDay: string
  readonly today: string
}

/** Whom decisions are about that were made, approved, ended, lapsed, or began or ceased to wait since. */
export const changedKeys = async (
  db: Db,
  user: Reader,
  { since, sinceDay, today }: Since,
): Promise<string[]> => {
  const rows = await db
    .selectFrom(table)
    .select('subject_key')
    .distinct()
    .where(ofOrganisation(user, table))
    .where(
      sql<SqlBool>`(decided_at > ${since} or approved_at > ${since} or ended_at > ${since}
        or (review_on >= ${sinceDay}::date and review_on < ${today}::date)
        or (${seenByOne} and ${policyOf(user, sql`changed_at > ${since}`)}))`,
    )
    .execute()
  return rows.map(row => row.subject_key)
}

export type Pair = Pick<Decision, 'subject_key' | 'party_id'>

export const pairKey = ({ subject_key, party_id }: Pair): string => `${subject_key} ${party_id}`

const columnsOf = (pairs: readonly Pair[]) =>
  sql`${pairs.map(pair => pair.subject_key)}::text[], ${pairs.map(pair => pair.party_id)}::text[]`

/** The newest decision on each pair that was decided on, by its key. */
export const newestOfPairs = async (
  db: Db,
  user: Reader,
  pairs: readonly Pair[],
): Promise<ReadonlyMap<string, Decision>> => {
  const rows = await db
    .selectFrom(table)
    .distinctOn(['subject_key', 'party_id'])
    .selectAll()
    .select(awaitsEyes(user).as('awaits'))
    .where(ofOrganisation(user, table))
    .where(sql<SqlBool>`(subject_key, party_id) in (select * from unnest(${columnsOf(pairs)}))`)
    .orderBy('subject_key')
    .orderBy('party_id')
    .orderBy('sequence', 'desc')
    .execute()
  return new Map(rows.map(row => [pairKey(row), row]))
}

const inOrder = (a: Pair, b: Pair): number => (pairKey(a) < pairKey(b) ? -1 : 1)

/** Without those on whom somebody decided at the same moment. Always in one order, so that two never wait for each other. */
export const insertDecisions = (db: Db, rows: readonly Insertable<DecisionTable>[]): Promise<Decision[]> =>
  db
    .insertInto(table)
    .values(rows.toSorted(inOrder))
    .onConflict(conflict =>
      conflict.columns(['organisation_id', 'subject_key', 'party_id', 'sequence']).doNothing(),
    )
    .returningAll()
    .execute()

/** Each change is counted and sealed by this number. */
const nextRevision = sql<number>`decision.revision + 1`

/** What stood before on the same pairs gives way, from the moment on at which the new ones count. */
export const replaceFormer = async (
  db: Db,
  user: SessionUser,
  by: readonly Decision[],
  now: Date,
): Promise<Decision[]> => {
  if (by.length === 0) return []
  const newer = sql<Pair & { sequence: number }>`unnest(${columnsOf(by)}, ${by.map(
    row => row.sequence,
  )}::integer[])`
  return db
    .updateTable(table)
    .from(newer.as<'newer'>(sql`newer(subject_key, party_id, sequence)`))
    .set({ state: 'replaced', ended_by: user.id, ended_at: now, revision: nextRevision })
    .where(changeableBy(user, table))
    .whereRef('decision.subject_key', '=', 'newer.subject_key')
    .whereRef('decision.party_id', '=', 'newer.party_id')
    .whereRef('decision.sequence', '<', 'newer.sequence')
    .where('decision.state', 'in', ['standing', 'proposed'])
    .returningAll(table)
    .execute()
}

export const findDecision = (db: Db, user: Reader, id: string): Promise<Decision | undefined> =>
  db.selectFrom(table).selectAll().where('id', '=', id).where(ofOrganisation(user, table)).executeTakeFirst()

interface Ending {
  readonly id: string
  readonly reason: string
  readonly now: Date
}

/** undefined when it is ended already. */
export const endDecision = (
  db: Db,
  user: SessionUser,
  { id, reason, now }: Ending,
): Promise<Decision | undefined> =>
  db
    .updateTable(table)
    .set({ state: 'withdrawn', ended_by: user.id, ended_at: now, end_reason: reason, revision: nextRevision })
    .where('id', '=', id)
    .where(changeableBy(user, table))
    .where('state', 'in', ['standing', 'proposed'])
    .returningAll()
    .executeTakeFirst()

export const approve = (
  db: Db,
  user: SessionUser,
  { id, now }: Omit<Ending, 'reason'>,
): Promise<Decision | undefined> =>
  db
    .updateTable(table)
    .set({ state: 'standing', approved_by: user.id, approved_at: now, revision: nextRevision })
    .where('id', '=', id)
    .where(changeableBy(user, table))
    .where(sql<SqlBool>`(state = 'proposed' or ${awaitsEyes(user)})`)
    .where('author_id', '<>', user.id)
    .returningAll()
    .executeTakeFirst()

const toldState = (user: Reader) => sql`case when ${awaitsEyes(user)} then 'proposed' else decision.state end`

export interface DecisionQuery extends Page {
  readonly keyword?: string | undefined
  readonly state?: Decision['state'] | undefined
  readonly partyId?: string | undefined
}

export const findDecisions = (
  db: Db,
  user: Reader,
  { keyword = '', state, partyId, ...page }: DecisionQuery,
): Promise<{ rows: Decision[]; count: number }> => {
  const like = likeAnywhere(keyword)
  let found = db
    .selectFrom(table)
    .where(ofOrganisation(user, table))
    .where(sql<SqlBool>`(subject_name ilike ${like} or party_name ilike ${like})`)
  if (partyId) found = found.where('party_id', '=', partyId)
  if (state) found = found.where(sql<SqlBool>`${toldState(user)} = ${state}`)
  const newest = found
    .selectAll()
    .select(awaitsEyes(user).as('awaits'))
    .orderBy('decided_at', 'desc')
    .orderBy('sequence', 'desc')
    .orderBy('id')
  return pageOf(newest, page)
}

export interface OpenDecisions {
  readonly proposed: number
  readonly lapsed: number
  /** Counts still, to be reviewed by that day. */
  readonly due: number
}

/** How many wait, how many no longer count, and how many are to be reviewed by a day. */
export const countOpenDecisions = (
  db: Db,
  user: Reader,
  { today, until }: { readonly today: string; readonly until: string },
): Promise<OpenDecisions> =>
  db
    .selectFrom(table)
    .select([
      sql<number>`(count(*) filter (where ${toldState(user)} = 'proposed' and (state = 'proposed' or review_on >= ${today}::date)))::int`.as(
        'proposed',
      ),
      sql<number>`(count(*) filter (where state = 'standing' and review_on < ${today}::date))::int`.as(
        'lapsed',
      ),
      sql<number>`(count(*) filter (where ${toldState(user)} = 'standing' and review_on >= ${today}::date and review_on <= ${until}::date))::int`.as(
        'due',
      ),
    ])
    .where(ofOrganisation(user, table))
    .executeTakeFirstOrThrow()
