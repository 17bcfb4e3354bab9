import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'

type Db = Kysely<Schema>

const validMs = 10 * 60_000

const digestOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url')

interface Whose {
  readonly fileId: string
  readonly accountId: string
  readonly now: Date
}

/** A ticket for ten minutes, kept as a digest; those that have ended go. */
export const insertTicket = async (db: Db, { fileId, accountId, now }: Whose): Promise<string> => {
  const ticket = randomBytes(24).toString('base64url')
  await db.deleteFrom('file_ticket').where('expires_at', '<=', now).execute()
  await db
    .insertInto('file_ticket')
    .values({
      digest: digestOf(ticket),
      file_id: fileId,
      account_id: accountId,
      expires_at: new Date(now.getTime() + validMs),
    })
    .execute()
  return ticket
}

export const isTicketValid = async (
  db: Db,
  ticket: string,
  { fileId, accountId, now }: Whose,
): Promise<boolean> => {
  const row = await db
    .selectFrom('file_ticket')
    .select('file_id')
    .where('digest', '=', digestOf(ticket))
    .where('file_id', '=', fileId)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}
