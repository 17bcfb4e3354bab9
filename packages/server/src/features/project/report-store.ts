import type { ReviewDecision } from '@maojian/contract/project-rules'
import { sql, type Kysely, type SqlBool } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { asksFourEyes } from '../decision/entry.ts'
import { changeableBy, ofOrganisation, savedBy } from '../organisation/entry.ts'
import { isIdOf, newId } from '../../new-id.ts'
import type { AskedProject, FoundReport, ProjectReport } from './tables.ts'

type Db = Kysely<Schema>

const table = 'project_report'

export const newReportId = (): string => newId('projectReport')

/** Who reviewed it had filled it in, or changed it. */
const reviewedAlone = sql<SqlBool>`coalesce(reviewer_id = project_report.author_id or asked->'editors' ? reviewer_id, false)`

interface NewReport {
  readonly id: string
  readonly projectId: string
  readonly number: string
  readonly jobId: string
  readonly asked: AskedProject
  readonly revision: number
  readonly now: Date
}

export const insertReport = async (db: Db, user: SessionUser, report: NewReport): Promise<void> => {
  await db
    .insertInto(table)
    .values({
      ...savedBy(user),
      id: report.id,
      project_id: report.projectId,
      number: report.number,
      state: 'running',
      job_id: report.jobId,
      asked: JSON.stringify(report.asked),
      revision: report.revision,
      created_at: report.now,
      checked_at: null,
      reviewer_id: null,
      reviewed_at: null,
    })
    .execute()
}

/** By its own id, or the newest of a project, of the user's organisation. */
export const findReport = async (db: Db, user: SessionUser, id: string): Promise<ProjectReport> => {
  const row = await db
    .selectFrom(table)
    .selectAll()
    .where(isIdOf('project', id) ? 'project_id' : 'id', '=', id)
    .where(ofOrganisation(user, table))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row) return row
  throw new Fault(404)
}

/** What a worker is to check; undefined when it is done or gone. */
export const findRunning = (db: Db, id: string): Promise<ProjectReport | undefined> =>
  db.selectFrom(table).selectAll().where('id', '=', id).where('state', '=', 'running').executeTakeFirst()

export const runningIds = async (db: Db): Promise<string[]> =>
  (await db.selectFrom(table).select('id').where('state', '=', 'running').execute()).map(({ id }) => id)

interface Ended {
  readonly found: FoundReport
  readonly digest: string
  readonly token: string
  readonly key_id: string
  readonly signature: string
  readonly now: Date
}

/** For whoever was handed it: the token is all that is asked. */
export const findReportByToken = (db: Db, token: string): Promise<ProjectReport | undefined> =>
  db.selectFrom(table).selectAll().where('token', '=', token).where('state', '=', 'done').executeTakeFirst()

/** False where it runs no more. */
export const endReport = async (db: Db, id: string, { found, now, ...proof }: Ended): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ state: 'done', found: JSON.stringify(found), ...proof, checked_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const failReport = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable(table)
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

/** The newest finished report of a project that was asked for before this moment. */
export const previousReport = (db: Db, projectId: string, before: Date): Promise<ProjectReport | undefined> =>
  db
    .selectFrom(table)
    .selectAll()
    .where('project_id', '=', projectId)
    .where('state', '=', 'done')
    .where('created_at', '<', before)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export type ReportLine = Pick<
  ProjectReport,
  'id' | 'project_id' | 'number' | 'state' | 'created_at' | 'job_id' | 'revision'
>

/** Reports of these projects, newest first, without what they found. */
export const reportLines = async (db: Db, projectIds: readonly string[]): Promise<ReportLine[]> =>
  projectIds.length === 0
    ? []
    : db
        .selectFrom(table)
        .select(['id', 'project_id', 'number', 'state', 'created_at', 'job_id', 'revision'])
        .where('project_id', 'in', [...projectIds])
        .orderBy('created_at', 'desc')
        .execute()

/** Revision of the newest report of a project that one who had no part in it released; 0 where there is none. */
export const releasedRevision = async (db: Db, projectId: string): Promise<number> => {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('revision').as('revision'))
    .where('project_id', '=', projectId)
    .where('decision', 'in', ['released', 'conditional'])
    .where(sql<SqlBool>`not ${reviewedAlone}`)
    .executeTakeFirstOrThrow()
  return row.revision ?? 0
}

export interface StandingReport {
  readonly checkedAt: Date
  readonly decision: ReviewDecision
  /** Whether the project was changed after it. */
  readonly changed: boolean
  /** The state of the lists that answered. */
  readonly snapshot: string
}

/** The newest finished report of each project of the organisation that is not deleted. */
export const standingReports = async (
  db: Db,
  user: Pick<SessionUser, 'organisationId'>,
): Promise<StandingReport[]> => {
  const alone = (await asksFourEyes(db, user)) ? reviewedAlone : sql<SqlBool>`false`
  return db
    .selectFrom(table)
    .innerJoin('project', 'project.id', 'project_report.project_id')
    .distinctOn('project_report.project_id')
    .select([
      sql<Date>`coalesce(checked_at, project_report.created_at)`.as('checkedAt'),
      sql<ReviewDecision>`case when ${alone} then 'open' else decision end`.as('decision'),
      sql<boolean>`case when project_report.revision is null then project.changed_at > project_report.created_at
        else project.revision <> project_report.revision end`.as('changed'),
      sql<string>`coalesce(found #>> '{answer,lists,snapshot}', '')`.as('snapshot'),
    ])
    .where('project_report.state', '=', 'done')
    .where('project.deleted_at', 'is', null)
    .where(ofOrganisation(user, table))
    .orderBy('project_report.project_id')
    .orderBy('project_report.created_at', 'desc')
    .execute() as Promise<StandingReport[]>
}

interface Review {
  readonly id: string
  readonly decision: ReviewDecision
  readonly reason: string
  readonly now: Date
  readonly key_id: string
  readonly signature: string
  /** Of the review that was seen in its place: '' where there was none. */
  readonly before: string
}

/** Signs a finished report off; false when somebody did since it was read. */
export const setReview = async (
  db: Db,
  user: SessionUser,
  { id, decision, reason, now, key_id, signature, before }: Review,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({
      decision,
      reason,
      reviewer_id: user.id,
      reviewed_at: now,
      review_key_id: key_id,
      review_signature: signature,
    })
    .where('id', '=', id)
    .where('state', '=', 'done')
    .where('review_signature', '=', before)
    .where(changeableBy(user, table))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
