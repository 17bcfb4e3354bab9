import { accountTexts, phoneCodeKinds } from '@maojian/contract/account-rules'
import type { loginByPhoneCode as call } from '@maojian/contract/calls/account'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { findUsable } from './login-by-phone.ts'
import { useCode } from './phone-code.ts'
import { startSession } from './start-session.ts'

/** A number without account never got a code, so it fails like a wrong one. */
export const loginByPhoneCode: Verb<typeof call> = async (context, input) => {
  await useCode(context, { phone: input.phoneNum, kind: phoneCodeKinds.login }, input.phoneCode)
  const account = await findUsable(context, input.phoneNum)
  if (!account) throw new Fault(400, accountTexts.codeWrong)
  return startSession(context, account, '验证码')
}
