import { sql, type Insertable, type Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { ofOrganisation } from '../organisation/entry.ts'
import type { Decision, DecisionChange, DecisionChangeTable } from './tables.ts'

type Db = Kysely<Schema>

const table = 'decision_change'

export const insertChange = async (db: Db, row: Insertable<DecisionChangeTable>): Promise<void> => {
  await db.insertInto(table).values(row).execute()
}

interface Slice<Key> {
  readonly after: Key
  readonly limit: number
}

/** Changes of an organisation that are not sealed yet, in the order in which they were made. */
export const waitingChanges = (
  db: Db,
  organisationId: string,
  { after, limit }: Slice<number>,
): Promise<DecisionChange[]> =>
  db
    .selectFrom(table)
    .selectAll()
    .where(ofOrganisation({ organisationId }, table))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

export const deleteChanges = async (db: Db, ids: readonly number[]): Promise<void> => {
  await sql`delete from decision_change where id = any(${ids}::bigint[])`.execute(db)
}

/** Who has decisions, or changes of them that wait. */
export const decidingOrganisations = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select organisation_id as id from decision
    union select organisation_id from decision_change order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export const waitingOrganisations = async (db: Db): Promise<string[]> =>
  (await db.selectFrom(table).select('organisation_id').distinct().orderBy('organisation_id').execute()).map(
    row => row.organisation_id,
  )

/** Decisions of an organisation, whatever became of them. */
export const allDecisions = (
  db: Db,
  organisationId: string,
  { after, limit }: Slice<string>,
): Promise<Decision[]> =>
  db
    .selectFrom('decision')
    .selectAll()
    .where(ofOrganisation({ organisationId }, 'decision'))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Where decisions stand now, whosever they are. */
export const organisationsHolding = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; organisation_id: string }>`select id, organisation_id from decision
    where id = any(${ids}::text[])`.execute(db)
  return new Map(rows.map(row => [row.id, row.organisation_id]))
}

export const moveChanges = async (db: Db, from: string, to: string): Promise<void> => {
  const own = ofOrganisation({ organisationId: from }, table)
  await sql`update decision_change set organisation_id = ${to} where ${own}`.execute(db)
}

export const eraseChanges = async (db: Db, organisationId: string): Promise<void> => {
  await db.deleteFrom(table).where(ofOrganisation({ organisationId }, table)).execute()
}
