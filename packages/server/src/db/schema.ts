import type { AccountTables } from '../features/account/tables.ts'
import type { PartyTables } from '../features/party/tables.ts'
import type { ScreeningTables } from '../features/screening/tables.ts'
import type { SourceTables } from '../features/source/tables.ts'

/** Every table, declared by the feature that owns it: one line each. */
export type Schema = AccountTables & PartyTables & ScreeningTables & SourceTables
