import type { ColumnType, Generated, Kysely, Selectable } from 'kysely'
import type { Schema } from '../../db/schema.ts'

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

export interface AccountTables {
  account: AccountTable
  session: SessionTable
  quota_use: QuotaUseTable
  login_attempt: LoginAttemptTable
  audit_log: AuditLogTable
}

export type Account = Selectable<AccountTable>

export const findAccountByPhone = (db: Kysely<Schema>, phone: string): Promise<Account | undefined> =>
  db
    .selectFrom('account')
    .selectAll()
    .where('phone', '=', phone)
    .where('closed_at', 'is', null)
    .executeTakeFirst()

export const insertSession = async (db: Kysely<Schema>, session: SessionTable): Promise<void> => {
  await db.deleteFrom('session').where('expires_at', '<=', session.created_at).execute()
  await db.insertInto('session').values(session).execute()
}

export const deleteSession = async (db: Kysely<Schema>, digest: string): Promise<void> => {
  await db.deleteFrom('session').where('digest', '=', digest).execute()
}

interface AuditEvent {
  readonly at: Date
  readonly accountId: string | null
  readonly event: string
  readonly address: string
  readonly requestId: string
}

export const insertAudit = async (db: Kysely<Schema>, event: AuditEvent): Promise<void> => {
  await db
    .insertInto('audit_log')
    .values({
      at: event.at,
      account_id: event.accountId,
      event: event.event,
      address: event.address,
      request_id: event.requestId,
      detail: '{}',
    })
    .execute()
}
