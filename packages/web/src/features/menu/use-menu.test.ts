import type { MenuItem } from '@maojian/contract/calls/account'
import { describe, expect, it } from 'vitest'
import { menuPath, menuTrail } from './use-menu.ts'

const item = (menuName: string, pageUrl: string, children: MenuItem[] = []): MenuItem => ({
  menuId: menuName,
  menuName,
  pageUrl,
  isAuth: 1,
  children,
})

describe('menuTrail', () => {
  const menu = [
    item('首页', '/home'),
    item('制裁名单', '', [item('检索', '/sanctionSearch'), item('预警', '/sensitiveList?from=menu')]),
  ]
  it.each([
    ['/home', ['首页']],
    ['/sanctionSearch', ['制裁名单', '检索']],
    ['/sensitiveList', ['制裁名单', '预警']],
    ['/nowhere', []],
  ])('%s → %j', (path, names) => expect(menuTrail(menu, path).map(one => one.menuName)).toEqual(names))
})

it('a detail page lights the entry it belongs to', () => {
  expect(menuPath('/sanctionInfoSearch')).toBe('/sanctionSearch')
  expect(menuPath('/eccBodyDetailsPage')).toBe('/eccnSearchPage')
  expect(menuPath('/listHealth')).toBe('/listHealth')
})
