import { listMenu, type MenuItem } from '@maojian/contract/calls/account'
import { pageIds, pageOf, pages } from '@maojian/contract/pages'
import { useCall } from '../../api/use-call.ts'
import { pageIdOf, pathOf } from '../../ui/page-address.ts'

export const useMenu = () => useCall(listMenu, {}, { staleMs: 300_000 })

/** Detail pages belong to a page of the menu, which stays lit. */
export const menuPath = (pathname: string): string => {
  const id = pageIdOf(pathname)
  const under = id && pageIds.find(one => one === pageOf(id).under)
  return under ? pages[under].path : pathname
}

/** The way from the menu's root to an entry: its groups and itself. */
export const menuTrail = (items: readonly MenuItem[], path: string): readonly MenuItem[] => {
  for (const item of items) {
    if (pathOf(item.pageUrl) === path) return [item]
    const below = menuTrail(item.children, path)
    if (below.length > 0) return [item, ...below]
  }
  return []
}
