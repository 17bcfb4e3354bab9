import type { EnterpriseKind, RelationKind } from '@maojian/domain/vocabulary/enterprise'
import type { Identifier } from '@maojian/domain/vocabulary/identifier'
import type { OwnershipRegime } from '@maojian/domain/vocabulary/ownership'
import type { ColumnType, Generated } from 'kysely'

type Json<T> = ColumnType<T, string, string>

/** What is wrong with one row of a file, for the person who brought it. */
export interface RowProblem {
  readonly file: string
  readonly line: number
  readonly reason: string
  /** The row was not taken; otherwise a part of it was not. */
  readonly refused: boolean
}

interface EnterpriseSourceTable {
  id: Generated<number>
  key: string
  format: string
  sample: Generated<boolean>
  digest: Generated<string>
  files: Generated<string>
  imported_at: Date
  run: Generated<number>
  enterprises: Generated<number>
  relations: Generated<number>
  faults: Generated<number>
  problems: ColumnType<RowProblem[], string | undefined, string>
}

interface EnterpriseTable {
  id: Generated<number>
  source_id: number
  kind: EnterpriseKind
  name: string
  other_names: Json<string[]>
  country: string
  codes: Json<Identifier[]>
  status: string
  capital: string
  founded_on: string
  industry: string
  sample_listed: Json<OwnershipRegime[]>
}

interface EnterpriseReferenceTable {
  space: string
  reference: string
  enterprise_id: number
}

interface EnterpriseNameTable {
  enterprise_id: number
  key: string
}

interface EnterpriseRelationTable {
  id: Generated<number>
  source_id: number
  reference: string
  from_id: number
  to_id: number
  kind: RelationKind
  percent: number | null
  percent_high: number | null
  control: string
  role: string
  amount: string
  currency: string
  since: string
  until: string
  told_by: string
  told_on: string
  /** What the row said that could not be read, with its line; '' where all was read. */
  doubt: string
  run: number
  ended_run: number | null
}

interface EnterpriseLinkTable {
  id: Generated<number>
  enterprise_id: number
  party_id: string
  how: 'code' | 'confirmed' | 'denied'
  reason: string
  by_account: string | null
  made_at: Date
  ended_at: Date | null
}

/** Counted because the wire asks for it (spec 000 §8); no screen shows it yet. */
interface GraphControlUseTable {
  day: string
  module: string
  control: string
  uses: number
}

export interface EnterpriseTables {
  graph_control_use: GraphControlUseTable
  enterprise_source: EnterpriseSourceTable
  enterprise: EnterpriseTable
  enterprise_reference: EnterpriseReferenceTable
  enterprise_name: EnterpriseNameTable
  enterprise_relation: EnterpriseRelationTable
  enterprise_link: EnterpriseLinkTable
}
