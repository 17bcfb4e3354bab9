import type { AccountTables } from '../features/account/tables.ts'
import type { FileTables } from '../features/file/tables.ts'
import type { MessageTables } from '../features/message/tables.ts'
import type { PartTables } from '../features/part/tables.ts'
import type { PartyTables } from '../features/party/tables.ts'
import type { RegulationTables } from '../features/regulation/tables.ts'
import type { ScreeningTables } from '../features/screening/tables.ts'
import type { SourceTables } from '../features/source/tables.ts'
import type { EventTables } from '../jobs/event-table.ts'

/** Every table, declared by the feature that owns it: one line each. */
export type Schema = AccountTables &
  FileTables &
  MessageTables &
  PartTables &
  PartyTables &
  RegulationTables &
  ScreeningTables &
  SourceTables &
  EventTables
