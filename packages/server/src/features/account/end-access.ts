import { revokeKeysOf } from './api-key-store.ts'
import { deleteSessionsOf } from './session-store.ts'
import type { Db } from './store.ts'

/** Whatever opened the account until now opens it no more: keys, and sessions but the kept. Answers how many. */
export const endAccess = async (db: Db, accountId: string, now: Date, keepDigest?: string): Promise<number> =>
  (await deleteSessionsOf(db, accountId, keepDigest)) + (await revokeKeysOf(db, accountId, now))
