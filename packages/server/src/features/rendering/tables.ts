import type { DocumentFormat } from '../../documents/document-format.ts'

export interface RenderingTable {
  id: string
  account_id: string
  key: string
  format: DocumentFormat
  name: string
  /** Compressed JSON; null once there is a file. */
  model: Uint8Array | null
  content: Uint8Array | null
  job_id: string
  created_at: Date
}

export interface RenderingTables {
  rendering: RenderingTable
}
