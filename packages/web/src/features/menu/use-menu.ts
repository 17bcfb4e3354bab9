import { listMenu, type MenuItem } from '@maojian/contract/calls/account'
import { useCall } from '../../api/use-call.ts'

export const useMenu = () => useCall(listMenu, {}, { staleMs: 300_000 })

/** The way from the menu's root to a page: names of its groups and its own entry. */
export const menuTrail = (items: readonly MenuItem[], pathname: string): readonly MenuItem[] => {
  for (const item of items) {
    if (item.pageUrl.split('?', 1)[0] === pathname) return [item]
    const below = menuTrail(item.children, pathname)
    if (below.length > 0) return [item, ...below]
  }
  return []
}
