import type { Answer } from '@maojian/domain/control/rule/question'
import type { Generated, Selectable, SqlBool } from 'kysely'

export interface DecisionTable {
  id: string
  organisation_id: string
  author_id: string
  subject_key: string
  subject_name: string
  party_id: string
  party_name: string
  entries: string[]
  mark: string
  same: Answer
  reason: string
  state: 'proposed' | 'standing' | 'replaced' | 'withdrawn'
  sequence: number
  decided_at: Date
  /** yyyy-MM-dd */
  review_on: string
  approved_by: string | null
  approved_at: Date | null
  ended_by: string | null
  ended_at: Date | null
  end_reason: Generated<string>
  /** Counts its changes: each is sealed. */
  revision: Generated<number>
}

export interface DecisionChangeTable {
  id: Generated<number>
  organisation_id: string
  author_id: string
  at: Date
  content: string
  key_id: string
  signature: string
}

export interface DecisionPolicyTable {
  organisation_id: string
  four_eyes: boolean
  changed_at: Generated<Date>
}

export interface DecisionTables {
  decision: DecisionTable
  decision_change: DecisionChangeTable
  decision_policy: DecisionPolicyTable
}

export type DecisionChange = Selectable<DecisionChangeTable>

export type Decision = Selectable<DecisionTable> & {
  /** It stands in its row, and waits for a second person all the same (`awaitsEyes`). */
  readonly awaits?: SqlBool
}
