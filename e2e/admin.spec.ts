import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { newPhone, signUp } from './newcomer.ts'

test('an administrator finds a user, grants a membership, ends the sessions and reads who did it', async ({
  page,
  browser,
  product,
}) => {
  const phone = newPhone()
  const elsewhere = await browser.newContext({ baseURL: product.url })
  await signUp(await elsewhere.newPage(), phone)
  const admin = product.accounts.find(account => account.phone === '13000000099')
  await page.goto('/login?back=%2Fadmin')
  await page.getByLabel('账号').fill(admin?.phone ?? '')
  await page.getByLabel('密码', { exact: true }).fill(admin?.password ?? '')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await page.getByRole('searchbox', { name: '姓名、企业或手机号' }).fill(phone)
  await page.keyboard.press('Enter')
  await expect(page.getByText('共 1 条')).toBeVisible()
  await page.getByRole('table').getByRole('button').first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('有效期至').fill('2099-12-31')
  // The calendar stays open over the button until the day is confirmed.
  await page.keyboard.press('Enter')
  await drawer.getByRole('button', { name: '授予' }).click()
  await expect(drawer.getByText('生效中')).toBeVisible()
  await drawer.getByRole('button', { name: '结束', exact: true }).click()
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await expect(drawer.getByText('没有登录中的会话。')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: '审计日志' }).click()
  await expect(page.getByRole('cell', { name: '结束用户会话' }).first()).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
  await page.getByRole('tab', { name: '后台任务' }).click()
  await expect(page).toHaveURL(/\/admin\?tab=jobs$/)
  await expect(page.getByRole('region', { name: '后台任务' }).getByText(/^共 \d+ 条$/)).toBeVisible()
  const info = await elsewhere.request.post('/api/get_info')
  expect(await info.json()).toMatchObject({ code: 126 })
  await elsewhere.close()
})

test('a user who is no administrator neither sees nor opens the administration', async ({ page }) => {
  await signUp(page, newPhone())
  await page.goto('/admin')
  await expect(page.getByText('该页面面向管理员')).toBeVisible()
  await page.goto('/home')
  await page.getByRole('button', { name: /^用户 / }).click()
  await expect(page.getByText('注销账户')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: '系统管理' })).toHaveCount(0)
})
