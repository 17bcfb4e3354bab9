import { insertAudit } from './audit-store.ts'
import { settleOrganisation } from './members/settle-account.ts'
import { closeCooledOff, type Db } from './store.ts'

/** Closes what has cooled off: the number is free again, records keep the bare id, saved work stays where it is. */
export const closeDueAccounts = (db: Db, now: Date): Promise<number> =>
  db.transaction().execute(async trx => {
    const closed = await closeCooledOff(trx, now)
    for (const account of closed) {
      await settleOrganisation(trx, account, now)
      const event = { event: 'account.closed', account_id: account.id, at: now }
      await insertAudit(trx, { ...event, address: '', request_id: '', detail: '{}' })
    }
    return closed.length
  })
