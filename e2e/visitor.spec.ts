import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { openScreens } from './screens.ts'

const refusal = '您还没有登录，请登录之后再查看'

test('S1-016 the root leads to the home page', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/home$/)
})

for (const path of openScreens)
  test(`S1-017 a visitor may open ${path}; nothing redirects`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page).toHaveURL(url => `${url.pathname}${url.search}` === path)
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
