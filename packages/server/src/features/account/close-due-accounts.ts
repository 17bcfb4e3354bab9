import { sql } from 'kysely'
import type { Db } from './store.ts'

/** Closes what has cooled off: personal data goes, the number is free again, records keep the bare id. */
export const closeDueAccounts = async (db: Db, now: Date): Promise<number> => {
  const { rows } = await sql`with closed as (
      update account set closed_at = ${now}, phone = null, login_name = '已注销用户', real_name = '', company = '',
        industry = '', business_card = '', password_hash = null
      where closes_at <= ${now} and closed_at is null returning id),
    forgotten as (delete from account_identity where account_id in (select id from closed)),
    noted as (insert into audit_log (at, account_id, event, address, request_id)
      select ${now}, id, 'account.closed', '', '' from closed)
    select id from closed`.execute(db)
  return rows.length
}
