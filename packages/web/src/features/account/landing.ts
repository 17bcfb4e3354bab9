import { pages } from '@maojian/contract/pages'
import { roles } from '@maojian/contract/roles'
import type { Session } from '../../api/session-store.ts'
import { isOpenPath, pageAddress, pathOf } from '../../ui/page-address.ts'

/** Pages of the way in itself: returning to them would lead in a circle. */
const waysIn: readonly string[] = (['login', 'register', 'resetPassword', 'wechatShowPage'] as const).map(
  id => pages[id].path,
)

/** Only an address of our own pages: `//host` and `/\host` would leave the site. */
const ownAddress = (back: string | undefined): string | undefined =>
  back !== undefined && /^\/(?![/\\])/.test(back) && isOpenPath(back) && !waysIn.includes(pathOf(back))
    ? back
    : undefined

/** Where a login leads: profile first, then the page that asked for it, then the role's own page (spec 000 §6). */
export const landingFor = (
  session: Pick<Session, 'roleIds' | 'profileComplete'>,
  back: string | undefined,
): string => {
  const intended = ownAddress(back)
  const isProfile = intended !== undefined && pathOf(intended) === pages.updateUserInfo.path
  if (session.profileComplete === 0 && !isProfile)
    return pageAddress('updateUserInfo', { back: intended ?? '' })
  if (intended !== undefined) return intended
  return session.roleIds.includes(roles.compliance) ? pages.complianceReport.path : pages.sensitiveList.path
}
