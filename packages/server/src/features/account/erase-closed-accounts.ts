import type { PersonalData } from '../organisation/entry.ts'
import { closedUnerased, updateAccount, type Db } from './store.ts'

/** Removes what nouns keep for closed accounts alone; an account that fails is tried again the next time. */
export const eraseClosedAccounts = async (
  db: Db,
  personal: readonly PersonalData[],
  now: Date,
): Promise<number> => {
  const ids = await closedUnerased(db)
  for (const id of ids)
    await db.transaction().execute(async trx => {
      for (const part of personal) await part.erase?.(trx, id)
      await updateAccount(trx, id, { erased_at: now })
    })
  return ids.length
}
