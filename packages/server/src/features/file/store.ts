import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import {
  changeableBy,
  ofOrganisation,
  savedBy,
  savedRows,
  type PersonalData,
  type SavedWork,
} from '../organisation/entry.ts'
import type { FileTable } from './tables.ts'

export type StoredFile = Selectable<FileTable>
type Db = Kysely<Schema>

/** One at a time for a content: an upload and the clean-up of the same bytes exclude each other. */
export const lockDigest = async (db: Db, digest: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 7260))`.execute(db)
}

/** His own, as long as no saved work refers to it. */
const isPersonal = (accountId: string) =>
  sql<boolean>`file.organisation_id is null and file.author_id = ${accountId}`

/** A file that this user may see: his own, or one of his organisation's saved work. */
export const findFile = (db: Db, user: SessionUser, id: string): Promise<StoredFile | undefined> =>
  db
    .selectFrom('file')
    .selectAll()
    .where('id', '=', id)
    .where(row => row.or([isPersonal(user.id), ofOrganisation(user, 'file')]))
    .executeTakeFirst()

/** A business card stays its owner's: an image of his that was checked as one when it came. */
export const keepCard = async (db: Db, user: SessionUser, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('file')
    .set({ kept_at: now })
    .where('id', '=', id)
    .where('purpose', '=', 'profile')
    .where(isPersonal(user.id))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Nobody's any more: the next clean-up removes row and content. */
const release = (db: Db) =>
  db.updateTable('file').set({ kept_at: null, organisation_id: null, created_at: new Date(0) })

/** Those of these files that the user may see. */
export const findFiles = (db: Db, user: SessionUser, ids: readonly string[]): Promise<StoredFile[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('file')
        .selectAll()
        .where('id', 'in', [...ids])
        .where(row => row.or([isPersonal(user.id), ofOrganisation(user, 'file')]))
        .execute()

/** Saved work refers to them now: they are the organisation's. */
export const keepFiles = async (
  db: Db,
  user: SessionUser,
  ids: readonly string[],
  now: Date,
): Promise<void> => {
  if (ids.length === 0) return
  await db
    .updateTable('file')
    .set({ kept_at: now, organisation_id: savedBy(user).organisation_id })
    .where('id', 'in', [...ids])
    .where('purpose', '=', 'document')
    .where(isPersonal(user.id))
    .execute()
}

/** Saved work refers to them no longer. */
export const releaseFiles = async (db: Db, user: SessionUser, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await release(db)
    .where('id', 'in', [...ids])
    .where(changeableBy(user, 'file'))
    .execute()
}

export const insertFile = async (db: Db, file: Insertable<FileTable>): Promise<void> => {
  await db.insertInto('file').values(file).execute()
}

export const isContentNamed = async (db: Db, digest: string): Promise<boolean> =>
  (await db.selectFrom('file').select('id').where('digest', '=', digest).executeTakeFirst()) !== undefined

/** Removes rows that nothing came to refer to before that moment; answers their digests. */
export const deleteUnkept = async (db: Db, before: Date): Promise<string[]> => {
  const gone = await db
    .deleteFrom('file')
    .where('kept_at', 'is', null)
    .where('created_at', '<', before)
    .returning('digest')
    .execute()
  return gone.map(row => row.digest)
}

const sumOfSizes = async (query: { execute: () => Promise<{ bytes: number | null }[]> }): Promise<number> =>
  (await query.execute())[0]?.bytes ?? 0

const sizes = (db: Db) => db.selectFrom('file').select(sql<number | null>`sum(size)::bigint`.as('bytes'))

const columns = ['id', 'author_id', 'name', 'type', 'size', 'created_at'] as const

export const savedFiles: SavedWork = {
  ...savedRows({
    table: 'file',
    name: 'organisationFiles',
    read: (db, organisationId) =>
      db.selectFrom('file').select(columns).where(ofOrganisation({ organisationId }, 'file')).execute(),
  }),
  erase: async (db, organisationId) => {
    await release(db).where(ofOrganisation({ organisationId }, 'file')).execute()
  },
  bytes: (db, organisationId) => sumOfSizes(sizes(db).where(ofOrganisation({ organisationId }, 'file'))),
}

export const personalFiles: PersonalData = {
  tables: ['file', 'file_ticket'],
  name: 'files',
  read: (db, accountId) => db.selectFrom('file').select(columns).where(isPersonal(accountId)).execute(),
  erase: async (db, accountId) => {
    await db.deleteFrom('file_ticket').where('account_id', '=', accountId).execute()
    await release(db).where(isPersonal(accountId)).execute()
  },
  bytes: (db, accountId) => sumOfSizes(sizes(db).where(isPersonal(accountId))),
}
