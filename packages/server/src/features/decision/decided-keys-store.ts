import { sql, type Kysely, type SqlBool } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import { ofOrganisation } from '../organisation/entry.ts'
import { awaitsEyes } from './policy-store.ts'

type Db = Kysely<Schema>
type Reader = Pick<SessionUser, 'organisationId'>

const table = 'decision'

/** The newest decision on each party that was decided of the one whom the key names. */
export const sequencesOf = async (
  db: Db,
  user: Reader,
  key: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom(table)
    .select(build => ['party_id', build.fn.max('sequence').as('newest')])
    .where(ofOrganisation(user, table))
    .where('subject_key', '=', key)
    .groupBy('party_id')
    .execute()
  return new Map(rows.map(row => [row.party_id, Number(row.newest)]))
}

/** Of whom a decision waits for a second person. */
export const proposedKeys = async (db: Db, user: Reader): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom(table)
    .select('subject_key')
    .distinct()
    .where(ofOrganisation(user, table))
    .where(sql<SqlBool>`(state = 'proposed' or ${awaitsEyes(user)})`)
    .execute()
  return new Set(rows.map(row => row.subject_key))
}
