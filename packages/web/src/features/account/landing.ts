import { pages } from '@maojian/contract/pages'
import type { Session } from '../../api/session-store.ts'
import { isOpenPath } from '../../ui/page-address.ts'

const complianceRole = 17
const profilePath = '/updateUserInfo'
const compliancePath = '/ComplianceReport/ComplianceReport'

/** Only an address of our own pages: `//host` and `/\host` would leave the site. */
const ownAddress = (back: string | undefined): string | undefined =>
  back !== undefined && /^\/(?![/\\])/.test(back) && isOpenPath(back) && !back.startsWith(pages.login.path)
    ? back
    : undefined

/** Where a login leads: profile first, then the page that asked for it, then the role's own page (spec 000 §6). */
export const landingFor = (
  session: Pick<Session, 'roleIds' | 'profileComplete'>,
  back: string | undefined,
): string => {
  if (session.profileComplete === 0 && isOpenPath(profilePath)) return profilePath
  const intended = ownAddress(back)
  if (intended !== undefined) return intended
  const roleHome = session.roleIds.includes(complianceRole) ? compliancePath : pages.sensitiveList.path
  return isOpenPath(roleHome) ? roleHome : pages.sensitiveList.path
}
