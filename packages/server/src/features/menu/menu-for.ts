import type { MenuItem } from '@maojian/contract/calls/account'
import { mayUse } from './may-use.ts'
import { furtherPages, menuPage, menuTable } from './menu.table.ts'

type Visitor = { readonly role: number } | undefined

/** The side menu as this user sees it: every entry, locked where the user may not enter. */
export const menuFor = (user: Visitor): MenuItem[] =>
  menuTable.map(entry => ({
    menuId: entry.page,
    menuName: menuPage(entry).title,
    pageUrl: menuPage(entry).path,
    isAuth: mayUse(entry.call.access, user?.role) ? 1 : 0,
    children: [],
  }))

/** Ids of the pages that this user may open. */
export const permissionsOf = (user: Visitor): string[] =>
  [...menuTable, ...furtherPages]
    .filter(entry => mayUse(entry.call.access, user?.role))
    .map(entry => entry.page)
