import type { Generated } from 'kysely'

export interface JobProgressTable {
  job_id: string
  done: number
  /** 0 while nobody knows. */
  total: number
  note: string
  at: Generated<Date>
}

export interface JobTables {
  job_progress: JobProgressTable
}
