import type { Generated } from 'kysely'

export interface PartFileTable {
  id: string
  organisation_id: string
  name: string
  digest: string
  published_on: string | null
  rows: number
  unknown: number
  refused: number
  author_id: string | null
  created_at: Date
}

export interface PartTable {
  id: Generated<number>
  organisation_id: string
  file_id: string
  line: number
  maker: string
  number: string
  name: string
  eccn: string
  hts: string
  known: boolean
  maker_key: string
  number_key: string
  name_key: string
}

export interface PartTables {
  part_file: PartFileTable
  part: PartTable
}
