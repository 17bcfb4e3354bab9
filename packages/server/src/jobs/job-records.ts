import { sql, type Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Progress } from './job-run.ts'

type Db = Kysely<Schema>

export type JobState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'

/** One job as any server sees it. */
export interface JobRecord {
  readonly id: string
  readonly name: string
  readonly key: string
  readonly payload: Record<string, unknown>
  readonly state: JobState
  /** Runs begun before the present one. */
  readonly attempts: number
  readonly createdAt: Date
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
  /** Why the last run failed; '' when none has. */
  readonly error: string
  readonly progress: Required<Progress>
}

interface Row extends Omit<JobRecord, 'progress' | 'error'> {
  readonly output: { readonly message?: unknown; readonly value?: { readonly message?: unknown } } | null
  readonly done: number | null
  readonly total: number | null
  readonly note: string | null
}

const columns = sql`j.id, j.name, coalesce(j.singleton_key, '') as key, j.data as payload, j.state::text as state,
  j.retry_count as attempts, j.created_on as "createdAt", j.started_on as "startedAt",
  j.completed_on as "finishedAt", j.output, p.done, p.total, p.note`
const from = sql`from pgboss.job j left join job_progress p on p.job_id = j.id`

const errorOf = ({ output, state }: Row): string => {
  if (state === 'completed') return ''
  const message = output?.message ?? output?.value?.message
  return typeof message === 'string' ? message : ''
}

const recordOf = (row: Row): JobRecord => {
  const { output: _, done, total, note, ...rest } = row
  return { ...rest, error: errorOf(row), progress: { done: done ?? 0, total: total ?? 0, note: note ?? '' } }
}

export const findJob = async (db: Db, id: string): Promise<JobRecord | undefined> => {
  const { rows } = await sql<Row>`select ${columns} ${from} where j.id = ${id}::uuid`.execute(db)
  return rows[0] && recordOf(rows[0])
}

/** The job of this key that still waits. */
export const findWaiting = async (db: Db, name: string, key: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`select id from pgboss.job
    where name = ${name} and coalesce(singleton_key, '') = ${key} and state = 'created'`.execute(db)
  return rows[0]?.id
}

/** Keys of one name that wait or run: what is not among them, nobody is going to do. */
export const liveKeys = async (db: Db, name: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ key: string }>`select coalesce(singleton_key, '') as key from pgboss.job
    where name = ${name} and state in ('created', 'retry', 'active')`.execute(db)
  return new Set(rows.map(row => row.key))
}

const mostListed = 200

/** What runs, waits or has failed for good, newest first; `names` leaves the queue's own jobs out. */
export const listJobs = async (db: Db, names: readonly string[]): Promise<JobRecord[]> => {
  const { rows } = await sql<Row>`select ${columns} ${from}
    where j.name = any(${[...names]}::text[]) and j.state in ('created', 'retry', 'active', 'failed')
    order by j.created_on desc limit ${mostListed}`.execute(db)
  return rows.map(recordOf)
}

/** Jobs that failed for good: nothing will happen to them until an administrator acts. */
export const countDead = async (db: Db): Promise<number> => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::integer as count from pgboss.job where state = 'failed'`.execute(db)
  return rows[0]!.count
}

export const keepProgress = async (
  db: Db,
  id: string,
  { done, total, note = '' }: Progress,
): Promise<void> => {
  const row = { done, total, note: note.slice(0, 500) }
  await db
    .insertInto('job_progress')
    .values({ job_id: id, ...row })
    .onConflict(conflict => conflict.column('job_id').doUpdateSet({ ...row, at: sql`now()` }))
    .execute()
}

/** Progress of jobs that the queue has let go. */
export const forgetProgress = async (db: Db): Promise<void> => {
  await sql`delete from job_progress p where not exists (select 1 from pgboss.job j where j.id = p.job_id)`.execute(
    db,
  )
}
