import type { Database } from '../db/database.ts'
import { discardDraft } from '../lists/draft-store.ts'
import { draftIds } from '../lists/edition-store.ts'

/** Removes what a refused, cancelled or killed import left behind; the caller holds the import lock. */
export const discardDrafts = async ({ db }: Database): Promise<number> => {
  const drafts = await draftIds(db)
  for (const id of drafts) await discardDraft(db, id)
  return drafts.length
}
