import type { MenuItem } from '@maojian/contract/calls/account'
import { menuPage, menuTable, type MenuEntry } from './menu.table.ts'

const allows = (entry: MenuEntry, user: { readonly role: number } | undefined): boolean => {
  if (!user) return entry.visitors
  return entry.visitors || (entry.roles?.includes(user.role) ?? true)
}

/** The side menu as this user sees it: every entry, locked where the user may not enter. */
export const menuFor = (user: { readonly role: number } | undefined): MenuItem[] =>
  menuTable.map(entry => ({
    menuId: entry.page,
    menuName: menuPage(entry).title,
    pageUrl: menuPage(entry).path,
    isAuth: allows(entry, user) ? 1 : 0,
    children: [],
  }))
