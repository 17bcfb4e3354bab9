import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { audit } from './audit.ts'
import { insertAccount } from './new-account.ts'
import { startSession, type SessionReply } from './start-session.ts'
import { findAccount, type Account, type Db } from './store.ts'

export interface Identity {
  /** wechat, or the issuer of a sign-on. */
  readonly issuer: string
  readonly subject: string
  readonly name: string
}

const findByIdentity = async (db: Db, { issuer, subject }: Identity): Promise<string | undefined> =>
  (
    await db
      .selectFrom('account_identity')
      .select('account_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst()
  )?.account_id

/** Somebody new gets an account without phone number, to be completed; two logins at once make one account. */
const createFor = (context: Context, identity: Identity): Promise<string> =>
  context.db.transaction().execute(async db => {
    const account = await insertAccount(db, { login_name: identity.name.slice(0, 20) || '新用户' })
    if (!account) throw new Error('an account without phone number cannot collide')
    const { issuer, subject } = identity
    const mine = await db
      .insertInto('account_identity')
      .values({ issuer, subject, account_id: account.id })
      .onConflict(conflict => conflict.doNothing())
      .returning('account_id')
      .executeTakeFirst()
    if (mine) {
      await audit({ ...context, db }, 'register', account.id, { way: issuer })
      return account.id
    }
    await db.deleteFrom('account').where('id', '=', account.id).execute()
    return (await findByIdentity(db, identity))!
  })

/** Logs in whoever another provider vouches for. */
export const loginByIdentity = async (context: Context, identity: Identity): Promise<SessionReply> => {
  const id = (await findByIdentity(context.db, identity)) ?? (await createFor(context, identity))
  const account: Account | undefined = await findAccount(context.db, id, context.now)
  if (!account) throw new Fault(403, '该账户已注销')
  return startSession(context, account, identity.issuer === 'wechat' ? '微信' : '单点登录')
}
