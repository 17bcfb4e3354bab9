import { sql, type Kysely, type Selectable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { Fault } from '../../http/fault.ts'
import type { SavedTable } from './saved-work.ts'
import { changeableBy, ofOrganisation, type Reader, type Writer } from './scope.ts'

interface Named<T extends SavedTable> {
  readonly table: T
  readonly id: string
}

/** A row of the user's organisation; another's answers like one that does not exist. */
export const needOwn = async <T extends SavedTable>(
  db: Kysely<Schema>,
  user: Reader,
  { table, id }: Named<T>,
): Promise<Selectable<Schema[T]>> => {
  const own = sql`${sql.table(table)} where id = ${id} and ${ofOrganisation(user, table)}`
  const { rows } = await sql<Selectable<Schema[T]>>`select * from ${own}`.execute(db)
  if (rows[0]) return rows[0]
  throw new Fault(404)
}

/** False where the organisation has none of that id. */
export const deleteOwn = async (
  db: Kysely<Schema>,
  user: Writer,
  { table, id }: Named<SavedTable>,
): Promise<boolean> => {
  const own = sql`${sql.table(table)} where id = ${id} and ${changeableBy(user, table)}`
  const { numAffectedRows = 0n } = await sql`delete from ${own}`.execute(db)
  return numAffectedRows > 0n
}
