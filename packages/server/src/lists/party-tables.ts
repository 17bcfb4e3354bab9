import type { Generated } from 'kysely'

interface PartyTable {
  id: string
}

interface PartyMergeTable {
  id: Generated<number>
  from_party: string
  into_party: string
  reason: string
  entries: number[]
  merged_at: Date
  undone_at: Date | null
  undone_by: Generated<string>
  undone_reason: Generated<string>
  by_account: Generated<string>
}

interface PartyPairTable {
  id: Generated<number>
  kind: 'apart' | 'joined'
  entry_a: number
  entry_b: number
  reason: string
  by_account: string
  at: Date
  ended_at: Date | null
  ended_by: Generated<string>
  ended_reason: Generated<string>
}

export interface PartyTables {
  party: PartyTable
  party_merge: PartyMergeTable
  party_pair: PartyPairTable
}
