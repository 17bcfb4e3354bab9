import { sql, type Kysely, type Selectable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { newId } from '../../new-id.ts'
import { nextVersion } from './row-version.ts'
import type { OrganisationTable } from './tables.ts'

type Db = Kysely<Schema>
export type Organisation = Selectable<OrganisationTable>

/** A new organisation; the account that founds it is written in the same transaction. */
export const insertOrganisation = async (db: Db, name: string, now: Date): Promise<string> => {
  const id = newId('organisation')
  await db
    .insertInto('organisation')
    .values({ id, name, created_at: now, vacant_since: null, last_account_id: null, erased_at: null })
    .execute()
  return id
}

export const findOrganisation = (db: Db, id: string): Promise<Organisation | undefined> =>
  db.selectFrom('organisation').selectAll().where('id', '=', id).executeTakeFirst()

/** Whoever changes who belongs to organisations holds them first, in one order: nobody waits in a circle. */
export const lockOrganisations = async (db: Db, ids: readonly string[]): Promise<void> => {
  await sql`select id from organisation where id in (${sql.join([...new Set(ids)])}) order by id for update`.execute(
    db,
  )
}

export const renameOrganisation = (
  db: Db,
  id: string,
  { name, version }: { readonly name: string; readonly version: number },
): Promise<Organisation | undefined> =>
  db
    .updateTable('organisation')
    .set({ name, version: nextVersion })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()

/** The last one has gone: from now on its saved work waits, and its invitations lead nowhere. */
export const vacateOrganisation = async (
  db: Db,
  id: string,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<void> => {
  await db
    .updateTable('organisation')
    .set({ vacant_since: now, last_account_id: accountId })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('organisation_invitation').where('organisation_id', '=', id).execute()
}

/** The organisation that this account was the last to leave, taken again; undefined when there is none. */
export const reoccupyOrganisation = async (db: Db, accountId: string): Promise<string | undefined> => {
  const { rows } = await sql<{
    id: string
  }>`update organisation set vacant_since = null, last_account_id = null
    where id = (select id from organisation where last_account_id = ${accountId} and vacant_since is not null
      and erased_at is null order by vacant_since desc, id limit 1 for update)
    returning id`.execute(db)
  return rows[0]?.id
}

export interface Ageing {
  readonly before: Date
  readonly now: Date
}

/** Organisations that have been without anybody since before that moment and still hold saved work. */
export const vacantSince = (db: Db, before: Date): Promise<Organisation[]> =>
  db
    .selectFrom('organisation')
    .selectAll()
    .where('vacant_since', '<', before)
    .where('erased_at', 'is', null)
    .orderBy('vacant_since')
    .limit(100)
    .execute()

/** Nothing but the bare id stays; false when somebody has come back meanwhile. */
export const markErased = async (db: Db, id: string, { before, now }: Ageing): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('organisation')
    .set({ erased_at: now, name: '' })
    .where('id', '=', id)
    .where('vacant_since', '<', before)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
