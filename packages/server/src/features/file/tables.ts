export interface FileTable {
  id: string
  author_id: string
  /** null: its author's own, until saved work refers to it. */
  organisation_id: string | null
  digest: string
  name: string
  type: string
  size: number
  purpose: 'profile' | 'document'
  created_at: Date
  kept_at: Date | null
}

export interface FileTicketTable {
  digest: string
  file_id: string
  account_id: string
  expires_at: Date
}

export interface FileTables {
  file: FileTable
  file_ticket: FileTicketTable
}
