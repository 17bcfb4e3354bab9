import { accountTexts, phoneCodeKinds } from '@maojian/contract/account-rules'
import type { updateUser } from '@maojian/contract/calls/account'
import type * as z from 'zod'
import { emit } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { maskPhone } from '../../mask-phone.ts'
import { audit } from './audit.ts'
import { proveByPassword } from './change-password.ts'
import { endAccess } from './end-access.ts'
import { needSecure } from './login-by-phone.ts'
import { useCodes } from './phone-code.ts'
import type { Account } from './store.ts'

type Proofs = Pick<z.output<(typeof updateUser)['request']>, 'phone' | 'code' | 'pwd' | 'oldCode'>

/** The number that another is to replace; undefined where the account keeps its own or has none yet. */
export const replacedPhone = (account: Account, phone: string): string | undefined =>
  account.phone === null || account.phone === phone ? undefined : account.phone

const { profile: kind } = phoneCodeKinds

/**
 * Proves the phone of a profile. Whoever replaces a number also proves that the account is his, by password or by the
 * number until now: a session alone, left open or stolen, must not be enough to take an account over.
 */
export const provePhone = async (
  context: Context,
  replaced: string | undefined,
  { phone, code, pwd, oldCode }: Proofs,
): Promise<void> => {
  const own = { phone, kind, code }
  if (replaced === undefined) return useCodes(context, [own])
  needSecure(context)
  if (pwd !== undefined) {
    await proveByPassword(context, pwd)
    return useCodes(context, [own])
  }
  if (!oldCode) throw new Fault(400, accountTexts.proveOwner)
  return useCodes(context, [{ phone: replaced, kind, code: oldCode, wrong: accountTexts.oldCodeWrong }, own])
}

/** Whatever opened the account until now opens it no more; its owner is told in the product. */
export const endOldPhone = async (context: Context, accountId: string, phone: string): Promise<void> => {
  const { db, now, address } = context
  await endAccess(db, accountId, now)
  await emit(db, 'phone.changed', { accountId, phone: maskPhone(phone), address })
}

/** Tells the number that was replaced; a provider that is not there undoes nothing. */
export const tellOldPhone = async (context: Context, accountId: string, replaced: string): Promise<void> => {
  const told = await context.sms.tellReplaced(replaced).then(
    () => '短信',
    () => '短信未能发出',
  )
  await audit(context, 'phone.changed', accountId, { told })
}
