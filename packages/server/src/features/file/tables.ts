export interface FileTable {
  id: string
  account_id: string
  organisation_id: string
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
