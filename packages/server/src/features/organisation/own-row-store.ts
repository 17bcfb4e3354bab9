import { sql, type Kysely, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { Fault } from '../../http/fault.ts'
import type { SavedTable } from './saved-work.ts'
import { nextVersion } from './row-version.ts'
import { changeableBy, ofOrganisation, type Reader, type Writer } from './scope.ts'

interface Named<T extends SavedTable> {
  readonly table: T
  readonly id: string
}

/** A row of the user's organisation; undefined for another's as for one that does not exist. */
export const ownIfThere = async <T extends SavedTable>(
  db: Kysely<Schema>,
  user: Reader,
  { table, id }: Named<T>,
): Promise<Selectable<Schema[T]> | undefined> => {
  const own = sql`${sql.table(table)} where id = ${id} and ${ofOrganisation(user, table)}`
  const { rows } = await sql<Selectable<Schema[T]>>`select * from ${own}`.execute(db)
  return rows[0]
}

/** The same; what is not there answers 404. */
export const needOwn = async <T extends SavedTable>(
  db: Kysely<Schema>,
  user: Reader,
  named: Named<T>,
): Promise<Selectable<Schema[T]>> => {
  const row = await ownIfThere(db, user, named)
  if (row) return row
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

interface Change<T extends SavedTable> extends Named<T> {
  readonly values: Updateable<Schema[T]>
  /** From which the change was made; absent: whatever stands. */
  readonly version?: number | undefined
  /** What else must hold of the row. */
  readonly only?: RawBuilder<SqlBool>
}

/** The row as it is now; undefined when somebody changed it since this version, or it is gone. */
export const changeOwn = async <T extends SavedTable>(
  db: Kysely<Schema>,
  user: Writer,
  { table, id, values, version, only }: Change<T>,
): Promise<Selectable<Schema[T]> | undefined> => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const sets = given.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const conditions = [
    sql`id = ${id}`,
    changeableBy(user, table),
    ...(version === undefined ? [] : [sql`version = ${version}`]),
    ...(only ? [only] : []),
  ]
  const change = sql`update ${sql.table(table)} set ${sql.join([...sets, sql`version = ${nextVersion}`])}`
  const where = sql.join(conditions, sql` and `)
  const { rows } = await sql<Selectable<Schema[T]>>`${change} where ${where} returning *`.execute(db)
  return rows[0]
}
