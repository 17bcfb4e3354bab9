import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

type Db = Kysely<Schema>

/** A making that somebody took upon himself. */
interface Claim {
  readonly key: string
  readonly owner: string
}

interface Attempt extends Claim {
  readonly now: Date
  /** Attempts of before count no longer. */
  readonly since: Date
}

/** Takes the making upon itself; false where somebody else has within the time that counts. */
export const claim = async (db: Db, { key, owner, now, since }: Attempt): Promise<boolean> => {
  const taken = await db
    .insertInto('made_once')
    .values({ key, owner, at: now, made: null })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({ owner, at: now, made: null }).where('made_once.at', '<', since),
    )
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}

/** Id of what was made, null while it is being made, undefined where nobody makes it any more. */
export const findMade = async (db: Db, key: string): Promise<string | null | undefined> =>
  (await db.selectFrom('made_once').select('made').where('key', '=', key).executeTakeFirst())?.made

export const noteMade = async (db: Db, { key, owner }: Claim, made: string): Promise<void> => {
  await db.updateTable('made_once').set({ made }).where('key', '=', key).where('owner', '=', owner).execute()
}

export const forgetAttempt = async (db: Db, { key, owner }: Claim): Promise<void> => {
  await db.deleteFrom('made_once').where('key', '=', key).where('owner', '=', owner).execute()
}

/** What was made is gone again. */
export const forgetMade = async (db: Db, key: string, made: string): Promise<void> => {
  await db.deleteFrom('made_once').where('key', '=', key).where('made', '=', made).execute()
}

export const forgetBefore = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('made_once').where('at', '<', before).execute()
}
