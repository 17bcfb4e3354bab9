import type { EntryBasis } from '@maojian/domain/classification/entry-basis'
import type { ColumnType, Generated, RawBuilder, Selectable } from 'kysely'

export interface KeptStep {
  readonly question: string
  readonly answer: string
  readonly left: readonly string[]
}

/** The guided path as it was walked: ids to walk it again, words as they were read. */
export interface KeptPath {
  readonly answers: readonly string[]
  readonly steps: readonly KeptStep[]
}

export interface ClassificationTable {
  id: string
  organisation_id: string
  author_id: string
  version: Generated<number>
  name: string
  part_number: string
  eccn: string
  cn_code: string
  reason: string
  path: ColumnType<KeptPath, string, string>
  basis: ColumnType<EntryBasis, string, string>
  state: Generated<'draft' | 'approved' | 'returned'>
  reviewer_id: string | null
  reviewed_at: Date | null
  review_reason: Generated<string>
  /** Who changed it since it was last approved, the last one last. */
  editors: ColumnType<string[], string[], string[] | RawBuilder<string[]>>
  created_at: Date
  changed_at: Date
}

export interface ClassificationTables {
  classification: ClassificationTable
}

export type SavedClassification = Selectable<ClassificationTable>
