import type { ColumnType, Generated } from 'kysely'

export interface EventTable {
  id: Generated<number>
  name: string
  /** Parsed when read, given as text when written. */
  data: ColumnType<Record<string, unknown>, string, string>
  at: Generated<Date>
}

export interface EventTables {
  event: EventTable
}
