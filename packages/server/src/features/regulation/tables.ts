import type { RegulationUnit } from '@maojian/sources'
import type { ColumnType, Generated } from 'kysely'

/** What became of one unit between two editions. */
export interface UnitChange {
  readonly key: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly notes: readonly string[]
}

export interface RegulationEditionTable {
  id: Generated<number>
  part: string
  /** yyyy-MM-dd */
  edition_date: string
  fetched_at: Date
  digest: string
  url: string
  units: number
  added: number
  removed: number
  changed: number
  changes: ColumnType<UnitChange[], string, string>
  note: Generated<string>
}

export interface RegulationUnitTable {
  part: string
  key: string
  from_edition: number
  to_edition: number | null
  kind: string
  digest: string
  content: ColumnType<RegulationUnit, string, string>
}

export interface RegulationCheckTable {
  id: number
  last_check_at: Date
  last_error: string
}

export interface RegulationTables {
  regulation_check: RegulationCheckTable
  regulation_edition: RegulationEditionTable
  regulation_unit: RegulationUnitTable
}
