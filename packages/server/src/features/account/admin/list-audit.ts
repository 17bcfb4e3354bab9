import type { listAudit as call } from '@maojian/contract/calls/admin'
import type { Verb } from '../../../http/route.ts'
import { auditEvents } from '../audit-event.table.ts'
import { readAudit } from './audit-rows.ts'

export const listAudit: Verb<typeof call> = async (context, input) => ({
  ...(await readAudit(context.db, input, {
    limit: input.pageSize,
    offset: (input.page - 1) * input.pageSize,
  })),
  events: Object.entries(auditEvents).map(([event, name]) => ({ event, name })),
})
