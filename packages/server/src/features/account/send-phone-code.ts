import { accountLimits, phoneCodeKinds } from '@maojian/contract/account-rules'
import type { sendPhoneCode as call } from '@maojian/contract/calls/account'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { audit } from './audit.ts'
import { findUsable } from './login-by-phone.ts'
import { dropCode, makeCode, type MadeCode, type PhoneProof } from './phone-code.ts'

const forExisting: ReadonlySet<number> = new Set([phoneCodeKinds.reset, phoneCodeKinds.login])

const deliver = async (context: Context, proof: PhoneProof, made: MadeCode): Promise<boolean> => {
  try {
    await context.sms.send({ ...proof, code: made.code })
    return true
  } catch {
    await dropCode(context.db, made)
    return false
  }
}

/** Neither answer nor its delay tells whether the number has an account: nobody waits for the provider. */
const deliverToExisting = async (context: Context, proof: PhoneProof, made: MadeCode): Promise<void> => {
  if (await findUsable(context, proof.phone)) void deliver(context, proof, made)
}

/** Sends a code for one of four purposes within the limits of phone and address. */
export const sendPhoneCode: Verb<typeof call> = async (context, input) => {
  const proof: PhoneProof = { phone: input.phoneNum, kind: input.phoneCodeTypeCode }
  const made = await makeCode(context, proof)
  if (forExisting.has(proof.kind)) await deliverToExisting(context, proof, made)
  else if (!(await deliver(context, proof, made))) throw new Fault(500, '短信发送失败，请稍后重试')
  await audit(context, 'code.sent', context.user?.id ?? null, { kind: proof.kind })
  return { waitSeconds: accountLimits.resendSeconds, validSeconds: accountLimits.codeSeconds }
}
