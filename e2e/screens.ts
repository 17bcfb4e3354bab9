import { pages } from '@maojian/contract/pages'

/** Pages that a visitor and a signed-in user may open without further arguments. */
export const openScreens = [
  pages.home.path,
  pages.index.path,
  pages.sanctionSearch.path,
  pages.sensitiveList.path,
  pages.listHealth.path,
  pages.account.path,
] as const

/** Pages without menu and tags. */
export const plainScreens = [
  pages.login.path,
  pages.register.path,
  pages.resetPassword.path,
  pages.updateUserInfo.path,
  pages.outbox.path,
] as const
