import type { checkDeal } from '@maojian/contract/calls/deal'
import type { ReviewDecision } from '@maojian/contract/project-rules'
import type { WarningKind } from '@maojian/domain/vocabulary/warning-kind'
import type { ColumnType, Generated, RawBuilder, Selectable } from 'kysely'
import type * as z from 'zod'
import type { ProjectContent, SectionName } from './project-content.ts'

export interface ProjectTable {
  id: string
  organisation_id: string
  author_id: string
  name: string
  summary: string
  remark: string
  status: Generated<0 | 1>
  version: Generated<number>
  /** Counts every change of what stands in it, rows too. */
  revision: ColumnType<number, number | undefined, RawBuilder<number>>
  /** Account → the revision at which it last changed something. */
  editors: ColumnType<Readonly<Record<string, number>>, string, RawBuilder<unknown>>
  no_partners: Generated<boolean>
  no_logistics: Generated<boolean>
  no_settlement: Generated<boolean>
  created_at: Date
  changed_at: Date
  deleted_at: Date | null
}

export interface ProjectRowTable {
  id: string
  project_id: string
  section: SectionName
  ordinal: number
  content: ColumnType<unknown, string, string>
  version: Generated<number>
}

/** The project as it was submitted. */
export interface AskedProject {
  readonly name: string
  readonly summary: string
  readonly author: string
  /** Accounts that changed the project since another one released it; absent in reports of before. */
  readonly editors?: readonly string[]
  readonly content: ProjectContent
}

export type DealAnswer = z.output<typeof checkDeal.reply>

/** A subject of the deal and what was found about it: 1 stop, 2 clarify, 0 nothing. */
export interface Finding {
  readonly section: DealAnswer['warnings'][number]['section']
  readonly level: 0 | 1 | 2
  readonly title: string
  readonly why: string
  readonly source: string
  readonly citation: string
  /** Part that the subject plays. */
  readonly type?: string
  /** What it asks, and what the gravest of its lists does. */
  readonly kind?: WarningKind
  readonly effect?: string
}

export interface FoundReport {
  readonly answer: DealAnswer
  readonly findings: readonly Finding[]
  /** The report before this one. */
  readonly previous?: { readonly number: string; readonly time: string }
  readonly added: readonly Finding[]
  readonly gone: readonly Finding[]
}

export interface ProjectReportTable {
  id: string
  organisation_id: string
  author_id: string
  project_id: string
  number: string
  state: 'running' | 'done' | 'failed'
  job_id: Generated<string>
  asked: ColumnType<AskedProject, string, never>
  found: ColumnType<FoundReport | null, string | null | undefined, string>
  digest: Generated<string>
  token: Generated<string>
  key_id: Generated<string>
  signature: Generated<string>
  /** Of the project when it was submitted; null in reports of before. */
  revision: number | null
  created_at: Date
  checked_at: Date | null
  decision: Generated<ReviewDecision>
  reviewer_id: string | null
  reviewed_at: Date | null
  reason: Generated<string>
  review_key_id: Generated<string>
  review_signature: Generated<string>
}

export interface ProjectTables {
  project: ProjectTable
  project_row: ProjectRowTable
  project_report: ProjectReportTable
}

export type Project = Selectable<ProjectTable>
export type ProjectReport = Selectable<ProjectReportTable>
