import type { Db } from './store.ts'

export interface IdentityKey {
  /** wechat, or the issuer of a sign-on. */
  readonly issuer: string
  readonly subject: string
}

export const findByIdentity = async (db: Db, { issuer, subject }: IdentityKey): Promise<string | undefined> =>
  (
    await db
      .selectFrom('account_identity')
      .select('account_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst()
  )?.account_id

/** False when somebody was faster. */
export const insertIdentity = async (
  db: Db,
  { issuer, subject }: IdentityKey,
  accountId: string,
): Promise<boolean> => {
  const mine = await db
    .insertInto('account_identity')
    .values({ issuer, subject, account_id: accountId })
    .onConflict(conflict => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return mine !== undefined
}

export const identitiesOf = (db: Db, accountId: string) =>
  db
    .selectFrom('account_identity')
    .select(['issuer', 'subject'])
    .where('account_id', '=', accountId)
    .execute()

export const deleteIdentities = async (db: Db, accountId: string): Promise<void> => {
  await db.deleteFrom('account_identity').where('account_id', '=', accountId).execute()
}
