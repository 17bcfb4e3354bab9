import type { Context } from '../../http/context.ts'
import type { AuditEvent } from './audit-event.table.ts'
import { insertAudit } from './audit-store.ts'

/** To what a switch was set. */
export const switched = (isOn: boolean): string => (isOn ? '开启' : '关闭')

/** Who did what, from where, in which request; `detail` never holds a secret. */
export const audit = (
  context: Pick<Context, 'db' | 'now' | 'address' | 'requestId'>,
  event: AuditEvent,
  accountId: string | null,
  detail: Record<string, string | number> = {},
): Promise<void> =>
  insertAudit(context.db, {
    at: context.now,
    account_id: accountId,
    event,
    address: context.address,
    request_id: context.requestId,
    detail: JSON.stringify(detail),
  })
