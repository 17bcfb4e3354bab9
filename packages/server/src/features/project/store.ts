import { projectLimits } from '@maojian/contract/project-rules'
import { sql, type Kysely, type RawBuilder, type SqlBool, type Updateable } from 'kysely'
import { pageOf, type Page } from '../../db/page-of.ts'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { changeableBy, changeOwn, ofOrganisation, savedBy } from '../organisation/entry.ts'
import { newId } from '../../new-id.ts'
import type { Project, ProjectTable } from './tables.ts'

type Db = Kysely<Schema>

const table = 'project'

/** Notes who changed what stands in it: he does not release it where four eyes are asked for. */
const editedBy = ({ id }: SessionUser) => ({
  revision: sql<number>`revision + 1`,
  editors: sql`editors || jsonb_build_object(${id}::text, revision + 1)`,
})

const newProjectId = (): string => newId('project')

type BaseFields = Pick<Project, 'name' | 'summary' | 'remark'>
type Ticks = Pick<Project, 'no_partners' | 'no_logistics' | 'no_settlement'>

export const insertProject = (
  db: Db,
  user: SessionUser,
  { now, ...values }: BaseFields & Partial<Ticks> & { readonly now: Date },
): Promise<Project> =>
  db
    .insertInto(table)
    .values({
      ...savedBy(user),
      ...values,
      id: newProjectId(),
      editors: JSON.stringify({ [user.id]: 1 }),
      created_at: now,
      changed_at: now,
      deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

const projectOf = (db: Db, user: SessionUser, id: string) =>
  db
    .selectFrom(table)
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(ofOrganisation(user, table))

/** A project of the user's organisation; undefined for another's and a deleted one too. */
export const projectIfThere = (db: Db, user: SessionUser, id: string): Promise<Project | undefined> =>
  projectOf(db, user, id).executeTakeFirst()

/** The same, held to the end of the transaction: two who change its rows do so one after another. */
export const holdProject = async (db: Db, user: SessionUser, id: string): Promise<Project> => {
  const row = await projectOf(db, user, id).forUpdate().executeTakeFirst()
  if (row) return row
  throw new Fault(404)
}

export const findProject = async (db: Db, user: SessionUser, id: string): Promise<Project> => {
  const row = await projectIfThere(db, user, id)
  if (row) return row
  throw new Fault(404)
}

export interface ProjectChange {
  readonly id: string
  readonly values: Updateable<ProjectTable>
  /** The version from which the change was made; absent: whatever stands. */
  readonly version?: number | undefined
}

/** A change that the user makes; undefined when somebody else was faster, or it is gone. */
export const changeProject = (
  db: Db,
  user: SessionUser,
  change: ProjectChange,
): Promise<Project | undefined> =>
  changeOwn(db, user, {
    table,
    ...change,
    values: { ...change.values, ...editedBy(user) },
    only: sql`deleted_at is null`,
  })

/** The same of whatever version stands; who comes after its removal is told that it is gone. */
export const changeStanding = async (
  db: Db,
  user: SessionUser,
  change: Omit<ProjectChange, 'version'>,
): Promise<void> => {
  if (!(await changeProject(db, user, change))) throw new Fault(404)
}

/** A row of its own was changed: other sections may still be saved on the version they were read with. */
export const touchProject = async (db: Db, user: SessionUser, id: string, now: Date): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ changed_at: now, ...editedBy(user) })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(changeableBy(user, table))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Fault(404)
}

/** Its check has ended; the worker acts by id, after a user did. */
export const markChecked = async (db: Db, id: string): Promise<void> => {
  await db.updateTable(table).set({ status: 1 }).where('id', '=', id).execute()
}

/** Deletes, or takes back what was deleted; false when there is nothing of the kind. */
export const setDeleted = async (
  db: Db,
  user: SessionUser,
  { id, at, since }: { readonly id: string; readonly at: Date | null; readonly since?: Date },
): Promise<boolean> => {
  const change = db
    .updateTable(table)
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where(changeableBy(user, table))
  const { numUpdatedRows } = await (
    since === undefined ? change.where('deleted_at', 'is', null) : change.where('deleted_at', '>=', since)
  ).executeTakeFirst()
  return numUpdatedRows > 0n
}

const dayMs = 86_400_000

/** Deleted drafts go after a while; what was checked once is a record of compliance and stays. */
export const forgetDeletedProjects = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - projectLimits.restoreDays * dayMs)
  await db.deleteFrom(table).where('deleted_at', '<', before).where('status', '=', 0).execute()
}

export interface ProjectQuery extends Page {
  readonly keyword: string
  readonly object: string
  /** Codes of countries of which one must stand in the project; undefined: any. */
  readonly countries: readonly string[] | undefined
  readonly from: Date | undefined
  readonly until: Date | undefined
}

export interface ListedProject extends Project {
  readonly objects: string | null
  readonly places: string[] | null
}

/** Words are compared as written, whatever `like` would read into them. */
const holds = (text: RawBuilder<unknown>, word: string) =>
  sql<SqlBool>`strpos(lower(${text}), lower(${word})) > 0`

const inSection = (section: string, condition: RawBuilder<unknown>) =>
  sql<SqlBool>`exists (select 1 from project_row r where r.project_id = project.id
    and r.section = ${section} and ${condition})`

const matching = (db: Db, user: SessionUser, asked: ProjectQuery) => {
  let found = db.selectFrom(table).where(ofOrganisation(user, table)).where('deleted_at', 'is', null)
  if (asked.keyword !== '') found = found.where(holds(sql.ref('project.name'), asked.keyword))
  if (asked.object !== '')
    found = found.where(inSection('partner', holds(sql`r.content->>'name'`, asked.object)))
  if (asked.countries)
    found = found.where(
      inSection('country', sql`r.content->>'countryId' = any (${sql.val(asked.countries)}::text[])`),
    )
  if (asked.from) found = found.where('created_at', '>=', asked.from)
  if (asked.until) found = found.where('created_at', '<=', asked.until)
  return found
}

/** Projects of the organisation, newest first, with the names of their partners and codes of their countries. */
export const pageOfProjects = (
  db: Db,
  user: SessionUser,
  asked: ProjectQuery,
): Promise<{ rows: ListedProject[]; count: number }> => {
  const found = matching(db, user, asked)
    .selectAll()
    .select([
      sql<string | null>`(select string_agg(r.content->>'name', '、' order by r.ordinal) from project_row r
        where r.project_id = project.id and r.section = 'partner' and r.content->>'name' <> '')`.as(
        'objects',
      ),
      sql<string[] | null>`(select array_agg(r.content->>'countryId' order by r.ordinal) from project_row r
        where r.project_id = project.id and r.section = 'country' and r.content->>'countryId' <> '')`.as(
        'places',
      ),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id')
  return pageOf(found, asked)
}
