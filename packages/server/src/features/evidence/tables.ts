import type { RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import type { Generated, Selectable } from 'kysely'
import type { RecordKind } from '@maojian/contract/calls/evidence'

export interface EvidenceListsTable {
  digest: string
  content: string
}

export interface EvidenceChainTable {
  id: string
  organisation_id: string
  key_id: string
  follows: string
  open: Generated<boolean>
  records: number
  seal: string
  signature: string
  created_at: Date
}

export interface EvidenceRecordTable {
  id: string
  organisation_id: string
  author_id: string
  chain_id: string
  number: number
  at: Date
  kind: RecordKind
  title: string
  verdict: RowVerdict
  hits: number
  /** Something kept it from being a conclusion. */
  warned: boolean
  snapshot_id: string
  digest: string
  seal: string
  content: string | null
  erased_at: Generated<Date | null>
  erased_key: Generated<string | null>
  erased_signature: Generated<string | null>
}

export interface EvidenceCertificateTable {
  number: string
  organisation_id: string
  author_id: string
  record_id: string
  token: string
  reference: string
  issued_at: Date
  key_id: string
  signature: string
  digest: string
  content: string | null
}

export interface EvidenceRepeatTable {
  record_id: string
  against: string
  job_id: string
  result: string | null
  created_at: Date
}

export interface EvidenceTables {
  evidence_repeat: EvidenceRepeatTable
  evidence_certificate: EvidenceCertificateTable
  evidence_lists: EvidenceListsTable
  evidence_chain: EvidenceChainTable
  evidence_record: EvidenceRecordTable
}

export type Chain = Selectable<EvidenceChainTable>
export type EvidenceRecord = Selectable<EvidenceRecordTable>
