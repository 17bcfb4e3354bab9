import type { MenuItem } from '@maojian/contract/calls/account'
import { menuGroups, type MenuGroup, type Page } from '@maojian/contract/page'
import { pageIds, pageOf, type PageId } from '@maojian/contract/pages'
import { mayUse } from '@maojian/contract/roles'

type Visitor = { readonly role: number } | undefined

const itemOf = (id: PageId, { path, title, access }: Page, user: Visitor): MenuItem => ({
  menuId: id,
  menuName: title,
  pageUrl: path,
  isAuth: mayUse(access, user?.role) ? 1 : 0,
  children: [],
})

const itemsOf = (group: MenuGroup | undefined, user: Visitor): MenuItem[] =>
  pageIds.flatMap(id => {
    const page = pageOf(id)
    return page.menu !== undefined && page.menu.group === group ? [itemOf(id, page, user)] : []
  })

const groupOf = (group: MenuGroup, user: Visitor): MenuItem[] => {
  const children = itemsOf(group, user)
  if (children.length === 0) return []
  return [{ menuId: group, menuName: menuGroups[group], pageUrl: '', isAuth: 1, children }]
}

/** The side menu as this user sees it: every entry in its group, locked where the user may not enter. */
export const menuFor = (user: Visitor): MenuItem[] => [
  ...itemsOf(undefined, user),
  ...(Object.keys(menuGroups) as MenuGroup[]).flatMap(group => groupOf(group, user)),
]

/** Ids of the pages that this user may open. */
export const permissionsOf = (user: Visitor): string[] =>
  pageIds.filter(id => !pageOf(id).plain && mayUse(pageOf(id).access, user?.role))
