import type { Kysely } from 'kysely'
import type { FileStore } from '../../adapters/file-store.ts'
import type { Schema } from '../../db/schema.ts'
import { deleteUnkept, isContentNamed, lockDigest } from './store.ts'

/** An upload whose form was never sent. */
const orphanMs = 24 * 3_600_000

const removeContent = (db: Kysely<Schema>, files: FileStore, digest: string): Promise<void> =>
  db.transaction().execute(async trx => {
    await lockDigest(trx, digest)
    if (!(await isContentNamed(trx, digest))) await files.remove(digest)
  })

/** Removes what nothing came to refer to within a day, and contents that no row names any more. */
export const removeOrphans = async (db: Kysely<Schema>, files: FileStore, now: Date): Promise<number> => {
  const gone = await deleteUnkept(db, new Date(now.getTime() - orphanMs))
  for (const digest of new Set(gone)) await removeContent(db, files, digest)
  return gone.length
}
