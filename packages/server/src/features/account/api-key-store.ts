import type { Insertable, Selectable } from 'kysely'
import type { Db } from './store.ts'
import type { ApiKeyTable } from './tables.ts'

export type ApiKey = Pick<Selectable<ApiKeyTable>, 'id' | 'name' | 'hint' | 'created_at' | 'last_used_at'>

const minuteMs = 60_000

export const insertApiKey = async (db: Db, key: Insertable<ApiKeyTable>): Promise<void> => {
  await db.insertInto('api_key').values(key).execute()
}

/** Keys of an account that open something, oldest first. */
export const apiKeysOf = (db: Db, accountId: string): Promise<ApiKey[]> =>
  db
    .selectFrom('api_key')
    .select(['id', 'name', 'hint', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

const open = (db: Db, accountId: string, now: Date) =>
  db
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)

/** Ends one key of this account; false when it has no such key. */
export const revokeKey = async (
  db: Db,
  { accountId, id }: { readonly accountId: string; readonly id: string },
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await open(db, accountId, now).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends every key of an account; answers how many. */
export const revokeKeysOf = async (db: Db, accountId: string, now: Date): Promise<number> =>
  Number((await open(db, accountId, now).executeTakeFirst()).numUpdatedRows)

/** To the minute: a busy key is not written for each of its calls. */
export const noteKeyUse = async (db: Db, digest: string, now: Date): Promise<void> => {
  await db
    .updateTable('api_key')
    .set({ last_used_at: now })
    .where('digest', '=', digest)
    .where(row =>
      row.or([
        row('last_used_at', 'is', null),
        row('last_used_at', '<=', new Date(now.getTime() - minuteMs)),
      ]),
    )
    .execute()
}

export const everyKeyOf = (db: Db, accountId: string) =>
  db
    .selectFrom('api_key')
    .select(['id', 'name', 'hint', 'created_at', 'last_used_at', 'revoked_at'])
    .where('account_id', '=', accountId)
    .execute()

export const deleteKeysOf = async (db: Db, accountId: string): Promise<void> => {
  await db.deleteFrom('api_key').where('account_id', '=', accountId).execute()
}
