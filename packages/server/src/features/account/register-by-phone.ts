import { accountTexts, phoneCodeKinds } from '@maojian/contract/account-rules'
import type { registerByPhone as call } from '@maojian/contract/calls/account'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { maskPhone } from '../../mask-phone.ts'
import { audit } from './audit.ts'
import { closeDueAccounts } from './close-due-accounts.ts'
import { needSecure } from './login-by-phone.ts'
import { insertAccount } from './new-account.ts'
import { hashPassword } from './password.ts'
import { useCode } from './phone-code.ts'
import { startSession } from './start-session.ts'

/** The two MD5 are compared again here: nothing relies on the form. */
export const needSame = (pwd: string, check: string): void => {
  if (pwd.toLowerCase() !== check.toLowerCase()) throw new Fault(400, accountTexts.passwordsDiffer)
}

/** Only who holds the phone learns that it has an account already. */
export const registerByPhone: Verb<typeof call> = async (context, input) => {
  needSecure(context)
  needSame(input.pwd, input.passwdCheck)
  await useCode(context, { phone: input.phoneNum, kind: phoneCodeKinds.registration }, input.phoneCode)
  await closeDueAccounts(context.db, context.now)
  const given = {
    phone: input.phoneNum,
    login_name: input.realName || maskPhone(input.phoneNum),
    real_name: input.realName,
    company: input.cpyName,
    industry: input.industry,
    password_hash: await hashPassword(input.pwd),
    created_at: context.now,
  }
  const account = await context.db.transaction().execute(async db => {
    const made = await insertAccount(db, given)
    if (!made) throw new Fault(409, accountTexts.phoneTaken)
    return made
  })
  await audit(context, 'register', account.id, input.terms === '' ? {} : { terms: input.terms })
  return startSession(context, account, '注册')
}
