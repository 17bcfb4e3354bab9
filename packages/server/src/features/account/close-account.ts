import { accountLimits, accountTexts, phoneCodeKinds } from '@maojian/contract/account-rules'
import type { closeAccount as call } from '@maojian/contract/calls/own-account'
import { organisationTexts } from '@maojian/contract/organisation-rules'
import type * as z from 'zod'
import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { audit } from './audit.ts'
import { proveByPassword } from './change-password.ts'
import { endAccess } from './end-access.ts'
import { needSecure } from './login-by-phone.ts'
import { membersOf } from './member-store.ts'
import { useCode } from './phone-code.ts'
import { findAccount, updateAccount, type Account } from './store.ts'

const dayMs = 86_400_000

const prove = async (context: Context, input: z.output<(typeof call)['request']>): Promise<Account> => {
  if (input.pwd !== undefined) return proveByPassword(context, input.pwd)
  const account = await findAccount(context.db, needUser(context).id, context.now)
  if (!account?.phone || !input.phoneCode) throw new Fault(400, accountTexts.required)
  await useCode(context, { phone: account.phone, kind: phoneCodeKinds.profile }, input.phoneCode)
  return account
}

/** An owner may not leave an organisation behind without one. */
const needNobodyLeft = async ({ db, now }: Context, account: Account): Promise<void> => {
  if (account.organisation_role !== 'owner') return
  const members = await membersOf(db, account.organisation_id, now)
  if (members.length > 1) throw new Fault(409, `${organisationTexts.handOverFirst}，再注销账户`)
}

/** Begins the cooling-off: all sessions and keys end; the data goes when it is over, unless the owner logs in before. */
export const closeAccount: Verb<typeof call> = async (context, input) => {
  needSecure(context)
  const account = await prove(context, input)
  await needNobodyLeft(context, account)
  const closesAt = new Date(context.now.getTime() + accountLimits.closingDays * dayMs)
  await updateAccount(context.db, account.id, { closes_at: closesAt })
  await endAccess(context.db, account.id, context.now)
  await audit(context, 'account.closing', account.id)
  context.setCookie(undefined)
  return { closesAt: closesAt.toISOString() }
}
