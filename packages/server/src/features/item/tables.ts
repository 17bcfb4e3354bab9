import type { FlowState } from '@maojian/domain/item-flow/flow-state'
import type { ColumnType, Generated, Selectable } from 'kysely'

export interface ItemFlowTable {
  id: string
  organisation_id: string
  author_id: string
  project_id: string
  item_id: Generated<string>
  state: ColumnType<FlowState, string, string>
  finished: Generated<boolean>
  created_at: Date
  changed_at: Date
}

export interface ItemTables {
  item_flow: ItemFlowTable
}

export type ItemFlow = Selectable<ItemFlowTable>
