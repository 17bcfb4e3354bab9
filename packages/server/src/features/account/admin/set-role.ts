import { roleNames } from '@maojian/contract/roles'
import type { setRole as call } from '@maojian/contract/calls/admin'
import { needUser } from '../../../http/context.ts'
import { Fault } from '../../../http/fault.ts'
import type { Verb } from '../../../http/route.ts'
import { audit } from '../audit.ts'
import { updateAccount } from '../store.ts'
import { needUserRow } from './get-user.ts'

/** Nobody takes the administration from himself: an installation keeps at least one administrator. */
export const setRole: Verb<typeof call> = async (context, { userId, roleId }) => {
  const admin = needUser(context)
  await needUserRow(context, userId)
  if (userId === admin.id) throw new Fault(409, '不能修改自己的角色')
  await updateAccount(context.db, userId, { role: roleId })
  await audit(context, 'admin.role', admin.id, { userId, role: roleNames[roleId] ?? roleId })
  return {}
}
