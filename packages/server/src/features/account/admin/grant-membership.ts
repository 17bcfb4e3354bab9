import { roleNames } from '@maojian/contract/roles'
import type { grantMembership as call } from '@maojian/contract/calls/admin'
import { needUser } from '../../../http/context.ts'
import { Fault } from '../../../http/fault.ts'
import { madeOnce } from '../../../http/made-once.ts'
import type { Verb } from '../../../http/route.ts'
import { emit } from '../../../events/emit.ts'
import { shanghaiDay } from '../../../shanghai-day.ts'
import { audit } from '../audit.ts'
import { findMembership, insertMembership } from '../membership-store.ts'
import { newId } from '../../../new-id.ts'
import { needUserRow } from './get-user.ts'

/** Gives an account a role for some days; the account hears of it. */
export const grantMembership: Verb<typeof call> = async (context, input) => {
  const admin = needUser(context)
  const { userId, roleId, until } = input
  await needUserRow(context, userId)
  const today = shanghaiDay(context.now)
  const from = input.from ?? today
  if (until < from || until < today) throw new Fault(400, '结束日期不能早于开始日期和今天')
  const grant = async (): Promise<string> => {
    const id = newId('membership')
    await context.db.transaction().execute(async db => {
      await insertMembership(db, {
        id,
        account_id: userId,
        role: roleId,
        from_day: from,
        until_day: until,
        note: input.note,
        granted_by: admin.id,
        granted_at: context.now,
        ended_at: null,
      })
      const role = roleNames[roleId] ?? ''
      await audit({ ...context, db }, 'admin.membership', admin.id, { userId, role, from, until })
      await emit(db, 'membership.granted', { accountId: userId, until, role })
    })
    return id
  }
  const { id } = await madeOnce(context, {
    what: 'membership',
    asked: input,
    make: grant,
    find: one => findMembership(context.db, one),
  })
  return { id }
}
