import type { ListEntry, ListRelation } from '@maojian/domain/entity/list-entry'
import type { ColumnType, Generated } from 'kysely'

type Json<T> = ColumnType<T, string, string>

interface ListSourceTable {
  id: string
  name: Generated<string>
  last_check_at: Date | null
  last_success_at: Date | null
  last_error: Generated<string>
  next_check_at: Date | null
  listed: Generated<number>
}

interface RawFileTable {
  digest: string
  name: string
  size: number
  url: string
  etag: Generated<string>
  fetched_at: Date
}

interface EditionTable {
  id: Generated<number>
  source_id: string
  part: string
  format: string
  rank: number
  /** yyyy-MM-dd */
  published_on: string | null
  fetched_at: Date
  /** All files of the import, which tell whether it comes again. */
  raw: string[]
  /** Those of them that this edition was read from. */
  own_raw: Generated<string[]>
  entries: Generated<number>
  /** Entries of the whole list, all its parts together. */
  listed: number | null
  relations: Generated<number>
  named: Generated<number>
  names: Generated<number>
  identifiers: Generated<number>
  addresses: Generated<number>
  birth_dates: Generated<number>
  added: Generated<number>
  removed: Generated<number>
  changed: Generated<number>
  state: 'draft' | 'published' | 'superseded'
  note: Generated<string>
  records: Generated<string>
  reader: Generated<string>
}

interface ListPartTable {
  source_id: string
  part: string
  format: string
  rank: number
  edition_id: number
  superseded_by: number | null
}

interface EntryTable {
  id: Generated<number>
  source_id: string
  reference: string
  party_id: string | null
  link_reason: Generated<string>
  first_edition: number
  designated_on: Generated<string>
}

interface EntryVersionTable {
  entry_id: number
  part: string
  from_edition: number
  to_edition: number | null
  hash: string
  content: Json<ListEntry>
}

/** View: the versions that readers see. */
interface CurrentVersionView {
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

interface ListRelationTable {
  id: Generated<number>
  source_id: string
  part: string
  reference: string
  from_edition: number
  to_edition: number | null
  hash: string
  content: Json<ListRelation>
}

export interface ListTables {
  list_source: ListSourceTable
  raw_file: RawFileTable
  edition: EditionTable
  list_part: ListPartTable
  entry: EntryTable
  entry_version: EntryVersionTable
  current_version: CurrentVersionView
  list_relation: ListRelationTable
}
