import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { openScreens } from './screens.ts'

const refusal = '您还没有登录，请登录之后再查看'

test('S1-016 S2-048 the root leads to the home page', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/home$/)
})

for (const path of openScreens)
  test(`S1-017 S2-048 a visitor may open ${path}; nothing redirects`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page).toHaveURL(url => decodeURI(`${url.pathname}${url.search}`) === path)
  })

test('S1-046 S1-052 S1-019 S2-015 menu, back, logo; the banner leads home from any page', async ({
  page,
}) => {
  await page.goto('/sensitiveList')
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '返回上一页' })).toBeVisible()
  await page
    .getByRole('link', { name: /返回首页/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/home/)
})

test('S1-014 the menu is what the server says: entries, order, words and locks', async ({ page }) => {
  const item = (menuName: string, pageUrl: string, isAuth: 0 | 1) => ({
    menuId: pageUrl,
    menuName,
    pageUrl,
    isAuth,
    chirdrens: [],
  })
  const data = [
    item('名单是否新鲜', '/listHealth', 1),
    item('首页', '/home', 1),
    item('合规报告', '/ComplianceReport/ComplianceReport', 0),
  ]
  await page.route('**/api/menu/list', route => route.fulfill({ json: { code: 200, message: '', data } }))
  await page.goto('/home')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(menu.getByRole('link')).toHaveText([/名单是否新鲜/, /首页/])
  await expect(menu.getByRole('button', { name: /合规报告/ }).getByLabel('未开通')).toBeVisible()
  await expect(menu.getByText('制裁名单检索')).toHaveCount(0)
  await menu.getByRole('link', { name: /名单是否新鲜/ }).click()
  await expect(page).toHaveURL(/\/listHealth$/)
})

test('S1-095 S1-096 a locked entry is marked and asks a visitor to log in', async ({ page }) => {
  await page.goto('/home')
  const locked = page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('button', { name: /制裁名单检索/ })
  await expect(locked.getByLabel('未开通')).toBeVisible()
  await locked.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(refusal)
  await dialog.getByRole('button', { name: '去登录' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('S1-130 a sanction search by a visitor opens the dialog and stays on the page', async ({ page }) => {
  await page.goto('/sanctionSearch?key=HUAWEI')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(refusal)
  await dialog.getByRole('button', { name: '暂不登录' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/sanctionSearch\?key=HUAWEI/)
})

test('an unknown address is explained', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByText('404 页面不存在').last()).toBeVisible()
  await page.getByRole('button', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/\/home/)
})

test('S1-015 every page carries the disclaimer', async ({ page }) => {
  await page.goto('/home')
  await expect(
    page.getByText(/数据来自公开渠道，可能存在滞后，仅供参考，不作为法律依据/).first(),
  ).toBeVisible()
})
