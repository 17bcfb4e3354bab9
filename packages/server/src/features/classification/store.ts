import { sql, type Insertable, type Kysely, type RawBuilder, type SqlBool, type Updateable } from 'kysely'
import { pageOf, type Page } from '../../db/page-of.ts'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import { asksFourEyes } from '../decision/entry.ts'
import {
  changeOwn,
  deleteOwn,
  needOwn,
  ofOrganisation,
  ownIfThere,
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
export const findClassification = (db: Db, user: SessionUser, id: string): Promise<SavedClassification> =>
  needOwn(db, user, { table, id })

/** One that nobody has changed since it was made. */
export const freshClassification = async (
  db: Db,
  user: SessionUser,
  id: string,
): Promise<SavedClassification | undefined> => {
  const row = await ownIfThere(db, user, { table, id })
  return row?.version === 1 ? row : undefined
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
  change: ClassificationChange,
): Promise<SavedClassification | undefined> => changeOwn(db, user, { table, ...change })

/** False where the organisation has none of that number. */
export const deleteClassification = (db: Db, user: SessionUser, id: string): Promise<boolean> =>
  deleteOwn(db, user, { table, id })

/** Editors of a classification with one more, who is the last; whoever changed it before its approval is no longer asked about. */
export const editedBy = ({ id }: Pick<SessionUser, 'id'>): RawBuilder<string[]> =>
  sql<
    string[]
  >`case when state = 'approved' then array[${id}::text] else array_remove(editors, ${id}) || ${id}::text end`

export interface ClassificationQuery extends Page {
  readonly keyword: string
}

/** Of the organisation, the last changed first; the keyword stands in name, part number or code. */
export const findClassifications = (
  db: Db,
  user: SessionUser,
  { keyword, ...page }: ClassificationQuery,
): Promise<{ rows: SavedClassification[]; count: number }> => {
  const found = db
    .selectFrom(table)
    .where(ofOrganisation(user, table))
    .where(
      sql<SqlBool>`strpos(lower(concat_ws(' ', name, part_number, eccn, cn_code)), lower(${keyword})) > 0`,
    )
  return pageOf(found.selectAll().orderBy('changed_at', 'desc').orderBy('id'), page)
}

const saved = savedRows({ table, name: 'classifications', by: 'created_at' })

export const savedClassifications: SavedWork = {
  ...saved,
  // Who reviewed it elsewhere does not review for an organisation that asks for four eyes.
  move: async (db, from, to, moving) => {
    if (await asksFourEyes(db, { organisationId: to }))
      await db
        .updateTable(table)
        .set({ state: 'draft', reviewer_id: null, reviewed_at: null, review_reason: '' })
        .where('state', '=', 'approved')
        .where(ofOrganisation({ organisationId: from }, table))
        .execute()
    await saved.move(db, from, to, moving)
  },
}
