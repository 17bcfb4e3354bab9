import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { audit } from './audit.ts'
import { findByIdentity, insertIdentity, type IdentityKey } from './identity-store.ts'
import { insertAccount } from './new-account.ts'
import { startSession, type SessionReply } from './start-session.ts'
import { findAccount, type Account } from './store.ts'

export interface Identity extends IdentityKey {
  readonly name: string
}

/** Another login of the same person made the account meanwhile. */
class MadeElsewhere extends Error {}

/** Somebody new gets an account without phone number, to be completed; two logins at once make one account. */
const createFor = (context: Context, identity: Identity): Promise<string> =>
  context.db.transaction().execute(async db => {
    const login_name = identity.name.slice(0, 20) || '新用户'
    const account = await insertAccount(db, { login_name, created_at: context.now })
    if (!account) throw new Error('an account without phone number cannot collide')
    if (!(await insertIdentity(db, identity, account.id))) throw new MadeElsewhere()
    await audit({ ...context, db }, 'register', account.id, { way: identity.issuer })
    return account.id
  })

const findOrCreate = async (context: Context, identity: Identity): Promise<string> => {
  const known = await findByIdentity(context.db, identity)
  if (known !== undefined) return known
  try {
    return await createFor(context, identity)
  } catch (error) {
    if (!(error instanceof MadeElsewhere)) throw error
    return (await findByIdentity(context.db, identity))!
  }
}

/** Logs in whoever another provider vouches for. */
export const loginByIdentity = async (context: Context, identity: Identity): Promise<SessionReply> => {
  const id = await findOrCreate(context, identity)
  const account: Account | undefined = await findAccount(context.db, id, context.now)
  if (!account) throw new Fault(403, '该账户已注销')
  return startSession(context, account, identity.issuer === 'wechat' ? '微信' : '单点登录')
}
