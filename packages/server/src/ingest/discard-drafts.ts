import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

const batch = 500

/** Repeats a statement that handles at most one batch of rows until it finds none. */
const untilNone = async (step: () => Promise<{ numAffectedRows?: bigint }>): Promise<void> => {
  while (((await step()).numAffectedRows ?? 0n) > 0n);
}

const discardOne = async ({ db }: Database, edition: number): Promise<void> => {
  await untilNone(() =>
    sql`delete from entry_version where (entry_id, part, from_edition) in (
      select entry_id, part, from_edition from entry_version where from_edition = ${edition} limit ${batch}
    )`.execute(db),
  )
  await untilNone(() =>
    sql`update entry_version set to_edition = null where (entry_id, part, from_edition) in (
      select entry_id, part, from_edition from entry_version where to_edition = ${edition} limit ${batch}
    )`.execute(db),
  )
  await untilNone(() =>
    sql`delete from list_relation where id in (
      select id from list_relation where from_edition = ${edition} limit ${batch})`.execute(db),
  )
  await untilNone(() =>
    sql`update list_relation set to_edition = null where id in (
      select id from list_relation where to_edition = ${edition} limit ${batch})`.execute(db),
  )
  await untilNone(() =>
    sql`delete from entry where id in (
      select id from entry where first_edition = ${edition} limit ${batch})`.execute(db),
  )
  await db.deleteFrom('edition').where('id', '=', edition).where('state', '=', 'draft').execute()
}

/** Removes what a refused, cancelled or killed import left behind; the caller holds the import lock. */
export const discardDrafts = async (database: Database): Promise<number> => {
  const drafts = await database.db
    .selectFrom('edition')
    .select('id')
    .where('state', '=', 'draft')
    .orderBy('id', 'desc')
    .execute()
  for (const { id } of drafts) await discardOne(database, id)
  return drafts.length
}
