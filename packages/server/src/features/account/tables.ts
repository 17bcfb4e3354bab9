import type { OrganisationRole } from '@maojian/contract/organisation-rules'
import type { ColumnType, Generated } from 'kysely'

/** Seen from TypeScript: json is parsed when read and given as text when written. */
type Json<T> = ColumnType<T, string, string>

export interface AccountTable {
  id: string
  organisation_id: string
  organisation_role: OrganisationRole
  organisation_since: Date
  phone: string | null
  login_name: string
  password_hash: string | null
  role: number
  profile_complete: boolean
  demo: boolean
  created_at: Generated<Date>
  closed_at: Date | null
  erased_at: Date | null
  real_name: Generated<string>
  company: Generated<string>
  industry: Generated<string>
  business_card: Generated<string>
  closes_at: Date | null
  last_login_at: Date | null
}

export interface SessionTable {
  id: Generated<string>
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
  last_used_at: Date | null
}

export interface AccountQuotaTable {
  account_id: string
  kind: string
  daily: number
}

export interface MembershipTable {
  id: string
  account_id: string
  role: number
  /** Days in Asia/Shanghai, both included. */
  from_day: string
  until_day: string
  note: string
  granted_by: string
  granted_at: Date
  ended_at: Date | null
}

export interface PhoneCodeTable {
  phone: string
  kind: number
  salt: string
  digest: string
  sent_at: Date
  expires_at: Date
  tries: Generated<number>
}

export interface AccountIdentityTable {
  issuer: string
  subject: string
  account_id: string
}

export interface LoginFlowTable {
  state: string
  kind: 'wechat' | 'sso'
  browser: string
  nonce: string
  verifier: string
  expires_at: Date
}

export interface AccountTables {
  api_key: ApiKeyTable
  account: AccountTable
  account_quota: AccountQuotaTable
  account_identity: AccountIdentityTable
  membership: MembershipTable
  phone_code: PhoneCodeTable
  login_flow: LoginFlowTable
  session: SessionTable
  quota_use: QuotaUseTable
  login_attempt: LoginAttemptTable
  audit_log: AuditLogTable
}
