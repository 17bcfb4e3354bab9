import type { RecordKind } from '@maojian/contract/calls/evidence'
import { likeAnywhere } from '../../db/like-anywhere.ts'
import { sql, type Insertable, type Kysely, type SqlBool } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import { ofOrganisation } from '../organisation/entry.ts'
import { readContent, type RecordContent } from './record-content.ts'
import type { Chain, EvidenceRecord, EvidenceRecordTable } from './tables.ts'

type Db = Kysely<Schema>
type Reader = Pick<SessionUser, 'organisationId'>

const table = 'evidence_record'
/** No check names more at once. */
const pageOfProblems = 100

export type NewRecord = Omit<Insertable<EvidenceRecordTable>, 'organisation_id' | 'chain_id'> & {
  readonly content: string
}

export interface RecordFilter {
  readonly keyword?: string | undefined
  readonly kind?: RecordKind | undefined
  readonly verdict?: string | undefined
  readonly operator?: string | undefined
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

const condition = <T>(value: T | undefined | '', make: (value: T) => ReturnType<typeof sql<SqlBool>>) =>
  value === undefined || value === '' ? [] : [make(value)]

/** A decision is no answer of the lists. */
const isScreening = sql<SqlBool>`kind <> 'decision'`

const filtered = (db: Db, user: Reader, asked: RecordFilter) => {
  const conditions = [
    ofOrganisation(user, table),
    ...condition(asked.keyword, text => sql<SqlBool>`(title ilike ${likeAnywhere(text)} or id = ${text})`),
    ...condition(asked.kind, kind => sql<SqlBool>`kind = ${kind}`),
    ...condition(asked.verdict, verdict => sql<SqlBool>`(verdict = ${Number(verdict)} and ${isScreening})`),
    ...condition(asked.operator, id => sql<SqlBool>`author_id = ${id}`),
    ...condition(asked.startDate, day => sql<SqlBool>`at >= ${day}::timestamp at time zone 'Asia/Shanghai'`),
    ...condition(
      asked.endDate,
      day => sql<SqlBool>`at < (${day}::timestamp + interval '1 day') at time zone 'Asia/Shanghai'`,
    ),
  ]
  return db.selectFrom(table).where(build => build.and(conditions))
}

const shown = [
  'id',
  'author_id',
  'chain_id',
  'number',
  'at',
  'kind',
  'title',
  'verdict',
  'hits',
  'warned',
  'snapshot_id',
  'seal',
] as const
export type ShownRecord = Pick<EvidenceRecord, (typeof shown)[number]>

interface Slice {
  readonly limit: number
  readonly offset?: number
  /** The last one before: what is kept meanwhile moves none into the next part. */
  readonly after?: Pick<ShownRecord, 'at' | 'id'> | undefined
}

/** Records of the organisation, newest first. */
export const findRecords = (
  db: Db,
  user: Reader,
  { offset = 0, limit, after, ...asked }: RecordFilter & Slice,
): Promise<ShownRecord[]> =>
  filtered(db, user, asked)
    .select(shown)
    .where(
      after ? sql<SqlBool>`(at < ${after.at} or at = ${after.at} and id > ${after.id})` : sql<SqlBool>`true`,
    )
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

/** How many records of the filter each member has made. */
export const countByAuthor = (
  db: Db,
  user: Reader,
  asked: RecordFilter,
): Promise<{ author_id: string; records: number }[]> =>
  filtered(db, user, asked)
    .select(({ fn }) => ['author_id', fn.countAll<number>().as('records')] as const)
    .groupBy('author_id')
    .orderBy('records', 'desc')
    .execute()

export interface DayOfRecords {
  /** In Asia/Shanghai. */
  readonly day: string
  readonly verdict: number
  readonly records: number
}

/** Screenings of each day and verdict since a day; days without records are left out. */
export const countByDay = (db: Db, user: Reader, since: string): Promise<DayOfRecords[]> =>
  filtered(db, user, { startDate: since })
    .where(isScreening)
    .select(({ fn }) => [
      sql<string>`to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`.as('day'),
      'verdict',
      fn.countAll<number>().as('records'),
    ])
    .groupBy(['day', 'verdict'])
    .orderBy('day')
    .execute()

export const findRecord = (db: Db, user: Reader, id: string): Promise<EvidenceRecord | undefined> =>
  db.selectFrom(table).selectAll().where('id', '=', id).where(ofOrganisation(user, table)).executeTakeFirst()

/** What a record says, for a worker: a user has asked by his right before. */
export const contentOfRecord = async (db: Db, id: string): Promise<RecordContent | undefined> => {
  const row = await db.selectFrom(table).select('content').where('id', '=', id).executeTakeFirst()
  return row?.content ? readContent(row.content) : undefined
}

export const hasRecord = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Seal of the record before this one; undefined where there is none. */
export const sealBefore = async (
  db: Db,
  { chain_id, number }: Pick<EvidenceRecord, 'chain_id' | 'number'>,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom(table)
    .select('seal')
    .where('chain_id', '=', chain_id)
    .where('number', '=', number - 1)
    .executeTakeFirst()
  return row?.seal
}

/** Records of a chain in order, from the one after up to its head. */
export const recordsOfChain = (
  db: Db,
  { id, records }: Pick<Chain, 'id' | 'records'>,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<EvidenceRecord[]> =>
  db
    .selectFrom(table)
    .selectAll()
    .where('chain_id', '=', id)
    .where('number', '>', after)
    .where('number', '<=', records)
    .orderBy('number')
    .limit(limit)
    .execute()

/** Sealed changes of decisions of an organisation, chain by chain. */
export const decisionRecords = (
  db: Db,
  organisationId: string,
  { after, limit }: { readonly after: Pick<EvidenceRecord, 'chain_id' | 'number'>; readonly limit: number },
): Promise<Pick<EvidenceRecord, 'id' | 'at' | 'content' | 'digest' | 'chain_id' | 'number'>[]> =>
  db
    .selectFrom(table)
    .select(['id', 'at', 'content', 'digest', 'chain_id', 'number'])
    .where(ofOrganisation({ organisationId }, table))
    .where('kind', '=', 'decision')
    .where(sql<SqlBool>`(chain_id, number) > (${after.chain_id}, ${after.number})`)
    .orderBy('chain_id')
    .orderBy('number')
    .limit(limit)
    .execute()

/** Who has sealed decisions. */
export const organisationsOfDecisions = async (db: Db): Promise<string[]> =>
  (
    await db.selectFrom(table).select('organisation_id').distinct().where('kind', '=', 'decision').execute()
  ).map(row => row.organisation_id)

/** Of the newest record of a chain, whether its head covers it or not; 0 where there is none. */
export const lastNumber = async (db: Db, chainId: string): Promise<number> => {
  const row = await db
    .selectFrom(table)
    .select('number')
    .where('chain_id', '=', chainId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number ?? 0
}

/** Records of a chain that stand under another organisation than the chain: whose they are does not see them. */
export const recordsElsewhere = (
  db: Db,
  { id, organisation_id: organisationId }: Pick<Chain, 'id' | 'organisation_id'>,
): Promise<Pick<EvidenceRecord, 'id' | 'number'>[]> =>
  db
    .selectFrom(table)
    .select(['id', 'number'])
    .where('chain_id', '=', id)
    .where(build => build.not(ofOrganisation({ organisationId }, table)))
    .orderBy('number')
    .limit(pageOfProblems)
    .execute()

/** Writes which editions answered, where that is not known yet. */
export const putLists = async (db: Db, digest: string, content: string): Promise<void> => {
  await db
    .insertInto('evidence_lists')
    .values({ digest, content })
    .onConflict(conflict => conflict.column('digest').doNothing())
    .execute()
}

export const findLists = async (db: Db, digest: string): Promise<string | undefined> =>
  (await db.selectFrom('evidence_lists').select('content').where('digest', '=', digest).executeTakeFirst())
    ?.content
