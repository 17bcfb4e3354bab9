import { createHash } from 'node:crypto'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import type { FileTable } from './tables.ts'

export type StoredFile = Selectable<FileTable>
type Db = Kysely<Schema>

export const ticketDigest = (ticket: string): string =>
  createHash('sha256').update(ticket).digest('base64url')

/** One at a time for a content: an upload and the clean-up of the same bytes exclude each other. */
export const lockDigest = async (db: Db, digest: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 7260))`.execute(db)
}

/** A file that this user may see: his own, or a document of his organisation. */
export const findFile = (db: Db, user: SessionUser, id: string): Promise<StoredFile | undefined> =>
  db
    .selectFrom('file')
    .selectAll()
    .where('id', '=', id)
    .where(row =>
      row.or([
        row('account_id', '=', user.id),
        row.and([row('organisation_id', '=', user.organisationId), row('purpose', '=', 'document')]),
      ]),
    )
    .executeTakeFirst()

/** Marks a file as referred to; false when this user has no such file. */
export const keepFile = async (db: Db, user: SessionUser, id: string, now: Date): Promise<boolean> => {
  const file = await findFile(db, user, id)
  if (!file) return false
  await db.updateTable('file').set({ kept_at: now }).where('id', '=', id).execute()
  return true
}

export const filesOf = (db: Db, user: SessionUser) =>
  db
    .selectFrom('file')
    .select(['id', 'name', 'type', 'size', 'created_at'])
    .where('account_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .execute()
