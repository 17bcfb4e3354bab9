import { decisionAnswers, decisionChanges } from '@maojian/contract/calls/decision'
import * as z from 'zod'
import type { Decision } from './tables.ts'

const states = ['proposed', 'standing', 'replaced', 'withdrawn'] as const
const answers = Object.keys(decisionAnswers) as (keyof typeof decisionAnswers)[]
const changes = Object.keys(decisionChanges) as (keyof typeof decisionChanges)[]

/** Every column of a decision, as it is sealed. */
const sealedDecision = z.object({
  id: z.string(),
  organisation: z.string(),
  author: z.string(),
  subjectKey: z.string(),
  subjectName: z.string(),
  partyId: z.string(),
  partyName: z.string(),
  entries: z.array(z.string()).readonly(),
  mark: z.string(),
  same: z.enum(answers),
  reason: z.string(),
  state: z.enum(states),
  sequence: z.number(),
  /** ISO timestamps; days as yyyy-MM-dd. */
  decidedAt: z.string(),
  reviewOn: z.string(),
  approvedBy: z.string().nullable(),
  approvedAt: z.string().nullable(),
  endedBy: z.string().nullable(),
  endedAt: z.string().nullable(),
  endReason: z.string(),
  revision: z.number(),
})
export type SealedDecision = z.output<typeof sealedDecision>

/** What happened to a decision, and what it was from then on. */
const sealedChange = z.object({ change: z.enum(changes), decision: sealedDecision })
export type SealedChange = z.output<typeof sealedChange>

/** All that one call changed. */
export const sealedChanges = z.array(sealedChange).readonly()

const moment = (at: Date | null): string | null => at?.toISOString() ?? null

export const sealedOf = (row: Decision): SealedDecision => ({
  id: row.id,
  organisation: row.organisation_id,
  author: row.author_id,
  subjectKey: row.subject_key,
  subjectName: row.subject_name,
  partyId: row.party_id,
  partyName: row.party_name,
  entries: row.entries,
  mark: row.mark,
  same: row.same,
  reason: row.reason,
  state: row.state,
  sequence: row.sequence,
  decidedAt: row.decided_at.toISOString(),
  reviewOn: row.review_on,
  approvedBy: row.approved_by,
  approvedAt: moment(row.approved_at),
  endedBy: row.ended_by,
  endedAt: moment(row.ended_at),
  endReason: row.end_reason,
  revision: row.revision,
})

const named: Readonly<Record<keyof SealedDecision, string>> = {
  id: '编号',
  organisation: '所属机构',
  author: '判定人',
  subjectKey: '被筛查者',
  subjectName: '被筛查者名称',
  partyId: '名单主体',
  partyName: '名单主体名称',
  entries: '名单条目',
  mark: '条目内容摘要',
  same: '结论',
  reason: '理由',
  state: '状态',
  sequence: '序次',
  decidedAt: '判定时间',
  reviewOn: '复核日期',
  approvedBy: '复核人',
  approvedAt: '复核时间',
  endedBy: '终止人',
  endedAt: '终止时间',
  endReason: '终止理由',
  revision: '变更次数',
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What differs, in Chinese. */
export const differences = (row: SealedDecision, sealed: SealedDecision): string[] => {
  // Nearly always: both have their fields in the order of the schema.
  if (isSame(row, sealed)) return []
  return (Object.keys(named) as (keyof SealedDecision)[])
    .filter(key => !isSame(row[key], sealed[key]))
    .map(key => named[key])
}
