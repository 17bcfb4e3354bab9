import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { deleteEndedInvitations } from './invitation-store.ts'
import type { Erasing, SavedWork } from './saved-work.ts'
import { markErased, vacantSince } from './store.ts'

interface Keeping extends Erasing {
  readonly work: readonly SavedWork[]
  readonly years: number
}

/** Removes what organisations without anybody have kept for so many years; answers which they were. */
export const eraseVacant = async (
  db: Kysely<Schema>,
  { work, years, now, sign }: Keeping,
): Promise<readonly string[]> => {
  await deleteEndedInvitations(db, now)
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - years)
  const due = await vacantSince(db, before)
  const erased: string[] = []
  for (const { id } of due)
    await db.transaction().execute(async trx => {
      if (!(await markErased(trx, id, { before, now }))) return
      for (const part of work) await part.erase(trx, id, { now, sign })
      erased.push(id)
    })
  return erased
}
