import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { nextVersion, ofOrganisation } from '../organisation/entry.ts'
import { newId } from '../../new-id.ts'
import { contentOf, type ProjectContent, type SectionName } from './project-content.ts'
import type { Project } from './tables.ts'

type Db = Kysely<Schema>

const table = 'project_row'
/** Rows sent to the database at once. */
const batch = 500

const newRowId = (): string => newId('projectRow')

export const readContent = async (
  db: Db,
  project: Pick<Project, 'id' | 'no_partners' | 'no_logistics' | 'no_settlement'>,
): Promise<ProjectContent> =>
  contentOf(
    project,
    await db
      .selectFrom(table)
      .select(['id', 'section', 'content', 'version'])
      .where('project_id', '=', project.id)
      .orderBy('ordinal')
      .orderBy('id')
      .execute(),
  )

interface Section {
  readonly projectId: string
  readonly section: SectionName
  readonly rows: readonly { readonly id: string }[]
  /** Ids that may be kept: those of the section as it stood. */
  readonly known: ReadonlySet<string>
}

/** Puts these rows in the place of the section's; a row that is known keeps its id. */
export const replaceSection = async (db: Db, { projectId, section, rows, known }: Section): Promise<void> => {
  await db.deleteFrom(table).where('project_id', '=', projectId).where('section', '=', section).execute()
  const taken = new Set<string>()
  const idOf = (id: string): string => {
    const kept = known.has(id) && !taken.has(id) ? id : newRowId()
    taken.add(kept)
    return kept
  }
  const values = rows.map(({ id, ...content }, ordinal) => ({
    id: idOf(id),
    project_id: projectId,
    section,
    ordinal,
    content: JSON.stringify(content),
  }))
  for (let at = 0; at < values.length; at += batch)
    await db
      .insertInto(table)
      .values(values.slice(at, at + batch))
      .execute()
}

/** Copies every row under a new id; whoever filled them in had a part in the copy. */
export const copyRows = async (db: Db, from: string, to: string): Promise<void> => {
  await sql`update project set editors = editors || (
    select coalesce(jsonb_object_agg(one.key, 1), '{}') from project former, jsonb_each(former.editors) one
    where former.id = ${from}) where id = ${to}`.execute(db)
  const rows = await db.selectFrom(table).selectAll().where('project_id', '=', from).execute()
  const values = rows.map(row => ({
    ...row,
    id: newRowId(),
    project_id: to,
    content: JSON.stringify(row.content),
    version: 1,
  }))
  for (let at = 0; at < values.length; at += batch)
    await db
      .insertInto(table)
      .values(values.slice(at, at + batch))
      .execute()
}

/** The project to which a row of the user's organisation belongs; any other row answers 404. */
export const projectOfRow = async (
  db: Db,
  user: SessionUser,
  { id, section }: { readonly id: string; readonly section: SectionName },
): Promise<string> => {
  const row = await db
    .selectFrom(table)
    .innerJoin('project', 'project.id', 'project_row.project_id')
    .select('project.id')
    .where('project_row.id', '=', id)
    .where('project_row.section', '=', section)
    .where('project.deleted_at', 'is', null)
    .where(ofOrganisation(user, 'project'))
    .executeTakeFirst()
  if (row) return row.id
  throw new Fault(404)
}

export const removeRow = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom(table).where('id', '=', id).execute()
}

/** Changes a row and answers its new version; who comes after its removal is told that it is gone. */
export const setRow = async (db: Db, id: string, content: object): Promise<number> => {
  const changed = await db
    .updateTable(table)
    .set({ content: JSON.stringify(content), version: nextVersion })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirst()
  if (changed) return changed.version
  throw new Fault(404)
}

/** Adds a row at the end of a section. */
export const addRow = async (
  db: Db,
  { projectId, section, content }: { projectId: string; section: SectionName; content: object },
): Promise<string> => {
  const { last } = await db
    .selectFrom(table)
    .select(build => build.fn.max('ordinal').as('last'))
    .where('project_id', '=', projectId)
    .where('section', '=', section)
    .executeTakeFirstOrThrow()
  const id = newRowId()
  const ordinal = Number(last ?? -1) + 1
  await db
    .insertInto(table)
    .values({ id, project_id: projectId, section, ordinal, content: JSON.stringify(content) })
    .execute()
  return id
}
