import { accountTexts, phoneCodeKinds } from '@maojian/contract/account-rules'
import type { resetPassword as call } from '@maojian/contract/calls/account'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { audit } from './audit.ts'
import { endAccess } from './end-access.ts'
import { forgetAttempts } from './login-attempts.ts'
import { findUsable, needSecure } from './login-by-phone.ts'
import { hashPassword } from './password.ts'
import { useCode } from './phone-code.ts'
import { needSame } from './register-by-phone.ts'
import { updateAccount } from './store.ts'

/** Whoever holds the phone sets a new password; every session and key of the account ends. */
export const resetPassword: Verb<typeof call> = async (context, input) => {
  needSecure(context)
  needSame(input.pwd, input.passwdCheck)
  await useCode(context, { phone: input.phoneNum, kind: phoneCodeKinds.reset }, input.phoneCode)
  const account = await findUsable(context, input.phoneNum)
  if (!account) throw new Fault(400, accountTexts.codeWrong)
  await updateAccount(context.db, account.id, { password_hash: await hashPassword(input.pwd) })
  await endAccess(context.db, account.id, context.now)
  await forgetAttempts(context.db, { kind: 'phone', value: input.phoneNum }, context.address)
  await audit(context, 'password.reset', account.id)
  return {}
}
