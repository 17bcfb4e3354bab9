import type * as account from '@maojian/contract/calls/account'
import type * as z from 'zod'
import type { SessionUser } from '../../http/context.ts'
import { menuFor, permissionsOf } from '../menu/entry.ts'

/** The login result, the same for every way in (spec 000 §3). */
export const sessionReply = (sessionId: string, user: SessionUser): z.output<typeof account.session> => ({
  sessionId,
  userId: user.id,
  loginName: user.loginName,
  roleIds: [user.role],
  permissionIds: permissionsOf(user),
  menuList: menuFor(user),
  organisationRole: user.organisationRole,
  profileComplete: user.profileComplete ? 1 : 0,
})
