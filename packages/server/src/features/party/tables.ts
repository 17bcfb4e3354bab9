import type { ListEntry, ListRelation } from '@maojian/domain/entity/list-entry'
import type { ColumnType, Generated } from 'kysely'

type Json<T> = ColumnType<T, string, string>

export interface PartyTable {
  id: string
}

export interface EntryTable {
  id: Generated<number>
  source_id: string
  reference: string
  party_id: string | null
  link_reason: Generated<string>
  first_edition: number
  designated_on: Generated<string>
}

export interface EntryVersionTable {
  entry_id: number
  part: string
  from_edition: number
  to_edition: number | null
  hash: string
  content: Json<ListEntry>
}

/** View: the versions that readers see. */
export interface CurrentVersionView {
  entry_id: number
  part: string
  from_edition: number
  hash: string
  content: Json<ListEntry>
  source_id: string
  reference: string
  party_id: string | null
  link_reason: string
  first_edition: number
  edition_id: number
  rank: number
}

export interface ListRelationTable {
  id: Generated<number>
  source_id: string
  part: string
  reference: string
  from_edition: number
  to_edition: number | null
  hash: string
  from_key: string
  to_key: string
  content: Json<ListRelation>
}

export interface PartyMergeTable {
  id: Generated<number>
  from_party: string
  into_party: string
  reason: string
  entries: number[]
  merged_at: Date
  undone_at: Date | null
  undone_by: Generated<string>
}

export interface PartyApartTable {
  entry_a: number
  entry_b: number
  by_account: string
  at: Date
}

export interface PartyTables {
  party: PartyTable
  entry: EntryTable
  entry_version: EntryVersionTable
  current_version: CurrentVersionView
  list_relation: ListRelationTable
  party_merge: PartyMergeTable
  party_apart: PartyApartTable
}
