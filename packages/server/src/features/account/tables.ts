import type { ColumnType, Generated } from 'kysely'

/** Seen from TypeScript: json is parsed when read and given as text when written. */
type Json<T> = ColumnType<T, string, string>

export interface AccountTable {
  id: string
  organisation_id: string
  phone: string
  login_name: string
  password_hash: string | null
  role: number
  profile_complete: boolean
  demo: boolean
  created_at: Generated<Date>
  closed_at: Date | null
}

export interface SessionTable {
  digest: string
  account_id: string
  created_at: Date
  expires_at: Date
  address: string
  user_agent: string
}

export interface QuotaUseTable {
  subject: string
  /** yyyy-MM-dd in Asia/Shanghai. */
  day: string
  kind: string
  used: number
}

export interface LoginAttemptTable {
  subject: string
  failures: number
  since: Date
  blocked_until: Date | null
}

export interface AuditLogTable {
  id: Generated<number>
  at: Date
  account_id: string | null
  event: string
  address: string
  request_id: string
  detail: Json<Record<string, unknown>>
}

export interface ApiKeyTable {
  id: string
  account_id: string
  name: string
  digest: string
  hint: string
  created_at: Date
  revoked_at: Date | null
}

export interface AccountTables {
  api_key: ApiKeyTable
  account: AccountTable
  session: SessionTable
  quota_use: QuotaUseTable
  login_attempt: LoginAttemptTable
  audit_log: AuditLogTable
}
