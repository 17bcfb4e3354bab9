import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import { ofOrganisation } from '../organisation/entry.ts'

type Db = Kysely<Schema>
type Reader = Pick<SessionUser, 'organisationId'>

const table = 'decision_policy'

export const asksFourEyes = async (db: Db, user: Reader): Promise<boolean> =>
  (await db.selectFrom(table).select('four_eyes').where(ofOrganisation(user, table)).executeTakeFirst())
    ?.four_eyes ?? false

export const putFourEyes = async (
  db: Db,
  user: SessionUser,
  { fourEyes, now }: { readonly fourEyes: boolean; readonly now: Date },
): Promise<void> => {
  const set = { four_eyes: fourEyes, changed_at: now }
  await db
    .insertInto(table)
    .values({ organisation_id: user.organisationId, ...set })
    .onConflict(conflict => conflict.column('organisation_id').doUpdateSet(set))
    .execute()
}

/** A decision that takes a hit away or opens it, and that nobody but its author has seen. */
export const seenByOne = sql<SqlBool>`(decision.state = 'standing' and decision.same <> 'yes'
  and (decision.approved_by is null or decision.approved_by = decision.author_id))`

/** The policy of that organisation, where it holds. */
export const policyOf = (user: Reader, holds: RawBuilder<SqlBool>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from decision_policy where ${ofOrganisation(user, table)} and ${holds})`

/** Whether it waits for a second person in an organisation that asks for four eyes, whatever its row says. */
export const awaitsEyes = (user: Reader): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${seenByOne} and ${policyOf(user, sql`four_eyes`)})`
