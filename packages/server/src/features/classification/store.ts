import { sql, type Insertable, type Kysely, type SqlBool, type Updateable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import {
  changeableBy,
  nextVersion,
  ofOrganisation,
  savedRows,
  type SavedWork,
} from '../organisation/entry.ts'
import type { ClassificationTable, SavedClassification } from './tables.ts'

type Db = Kysely<Schema>

const table = 'classification'

export const insertClassification = (
  db: Db,
  row: Insertable<ClassificationTable>,
): Promise<SavedClassification> => db.insertInto(table).values(row).returningAll().executeTakeFirstOrThrow()

/** One of the user's organisation; another's answers like one that does not exist. */
export const findClassification = async (
  db: Db,
  user: SessionUser,
  id: string,
): Promise<SavedClassification> => {
  const row = await db
    .selectFrom(table)
    .selectAll()
    .where('id', '=', id)
    .where(ofOrganisation(user, table))
    .executeTakeFirst()
  if (row) return row
  throw new Fault(404)
}

export interface ClassificationChange {
  readonly id: string
  /** The version from which the change was made. */
  readonly version: number
  readonly values: Updateable<ClassificationTable>
}

/** undefined when somebody else was faster, or it is gone. */
export const changeClassification = (
  db: Db,
  user: SessionUser,
  { id, version, values }: ClassificationChange,
): Promise<SavedClassification | undefined> =>
  db
    .updateTable(table)
    .set({ ...values, version: nextVersion })
    .where('id', '=', id)
    .where('version', '=', version)
    .where(changeableBy(user, table))
    .returningAll()
    .executeTakeFirst()

/** False where the organisation has none of that number. */
export const deleteClassification = async (db: Db, user: SessionUser, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', '=', id)
    .where(changeableBy(user, table))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export interface ClassificationQuery {
  readonly keyword: string
  readonly page: number
  readonly pageSize: number
}

/** Of the organisation, the last changed first; the keyword stands in name, part number or code. */
export const findClassifications = async (
  db: Db,
  user: SessionUser,
  { keyword, page, pageSize }: ClassificationQuery,
): Promise<{ rows: SavedClassification[]; count: number }> => {
  const found = db
    .selectFrom(table)
    .where(ofOrganisation(user, table))
    .where(
      sql<SqlBool>`strpos(lower(concat_ws(' ', name, part_number, eccn, cn_code)), lower(${keyword})) > 0`,
    )
  const rows = await found
    .selectAll()
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { count } = await found
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}

export const savedClassifications: SavedWork = savedRows({
  table,
  name: 'classifications',
  read: (db, organisationId) =>
    db
      .selectFrom(table)
      .selectAll()
      .where(ofOrganisation({ organisationId }, table))
      .orderBy('created_at')
      .execute(),
})
