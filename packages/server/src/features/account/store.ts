import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { AccountTable, SessionTable } from './tables.ts'

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
