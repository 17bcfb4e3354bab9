import { accountLimits, accountTexts, phoneCodeKinds } from '@maojian/contract/account-rules'
import type { closeAccount as call } from '@maojian/contract/calls/own-account'
import type * as z from 'zod'
import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { audit } from './audit.ts'
import { proveByPassword } from './change-password.ts'
import { needSecure } from './login-by-phone.ts'
import { useCode } from './phone-code.ts'
import { deleteSessionsOf, findAccount, type Account } from './store.ts'

const dayMs = 86_400_000

const prove = async (context: Context, input: z.output<(typeof call)['request']>): Promise<Account> => {
  if (input.pwd !== undefined) return proveByPassword(context, input.pwd)
  const account = await findAccount(context.db, needUser(context).id, context.now)
  if (!account?.phone || !input.phoneCode) throw new Fault(400, accountTexts.required)
  await useCode(context, { phone: account.phone, kind: phoneCodeKinds.profile }, input.phoneCode)
  return account
}

/** Begins the cooling-off: all sessions end; the data goes when it is over, unless the owner logs in before. */
export const closeAccount: Verb<typeof call> = async (context, input) => {
  needSecure(context)
  const account = await prove(context, input)
  const closesAt = new Date(context.now.getTime() + accountLimits.closingDays * dayMs)
  await context.db.updateTable('account').set({ closes_at: closesAt }).where('id', '=', account.id).execute()
  await deleteSessionsOf(context.db, account.id)
  await audit(context, 'account.closing', account.id)
  context.setCookie(undefined)
  return { closesAt: closesAt.toISOString() }
}
