import { accountTexts } from '@maojian/contract/account-rules'
import type { updateUser as call } from '@maojian/contract/calls/account'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { keepCard } from '../file/entry.ts'
import { audit } from './audit.ts'
import { endOldPhone, provePhone, replacedPhone, tellOldPhone } from './change-phone.ts'
import { closeDueAccounts } from './close-due-accounts.ts'
import { rotateSession } from './start-session.ts'
import { findAccount, updateAccount } from './store.ts'

/** unique_violation: the number went to another account, perhaps this very moment. */
const refuseTaken = (error: unknown): never => {
  if (error instanceof Error && 'code' in error && error.code === '23505')
    throw new Fault(409, accountTexts.phoneTaken)
  throw error
}

/** Completes or changes the profile, whose phone is proven. The session gets a new id. */
export const updateUser: Verb<typeof call> = async (context, input) => {
  const user = needUser(context)
  if (input.userId !== undefined && input.userId !== '' && input.userId !== user.id) throw new Fault(403)
  const account = await findAccount(context.db, user.id, context.now)
  if (!account) throw new Fault(126)
  const cardId = input.businessCard.split('=')[1] ?? ''
  if (cardId !== '' && !(await keepCard(context.db, user, cardId, context.now)))
    throw new Fault(400, accountTexts.imageHint)
  const replaced = replacedPhone(account, input.phone)
  await provePhone(context, replaced, input)
  await closeDueAccounts(context.db, context.now)
  const renewed = await context.db
    .transaction()
    .execute(async db => {
      await updateAccount(db, user.id, {
        real_name: input.userName,
        login_name: input.userName,
        company: input.company,
        industry: input.industry,
        phone: input.phone,
        business_card: input.businessCard,
        profile_complete: true,
      })
      if (replaced !== undefined) await endOldPhone({ ...context, db }, user.id, input.phone)
      await audit({ ...context, db }, 'profile.updated', user.id)
      return rotateSession({ ...context, db }, user.id)
    })
    .catch(refuseTaken)
  if (replaced !== undefined) await tellOldPhone(context, user.id, replaced)
  return renewed
}
