import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import type { ProductState } from './product-state.ts'

const desk = '/ComplianceReport/ComplianceReport'

const logIn = async (page: Page, product: ProductState, phone: string): Promise<void> => {
  const account = product.accounts.find(one => one.phone === phone)
  await page.goto('/login')
  await page.getByLabel('账号').fill(phone)
  await page.getByLabel('密码', { exact: true }).fill(account?.password ?? '')
  await page.getByRole('button', { name: '登录' }).click()
}

test('S1-027 S1-064 role 17 lands on list changes, messages and usage, and takes the changes along', async ({
  page,
  product,
}) => {
  await logIn(page, product, '13000000017')
  await expect(page).toHaveURL(new RegExp(`${desk}$`))
  await expect(page.getByRole('heading', { level: 1, name: '合规报告' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^未读消息/ })).toBeVisible()
  await expect(page.getByRole('region', { name: '用量' })).toContainText('不限次数')
  const changes = page.getByRole('region', { name: '名单变化' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.filter(one => one.impact === 'serious' || one.impact === 'critical')).toEqual([])
  await changes.getByText('近 7 天').click()
  await expect(page).toHaveURL(/days=7$/)
  if (!product.realLists) return expect(changes).toContainText('这段时间没有名单更新')
  await expect(changes).toContainText(/名单更新 \d+ 次/)
  await expect(changes.getByText('首次导入', { exact: true }).first()).toBeVisible()
  const saved = page.waitForEvent('download')
  await changes.getByRole('button', { name: '导出 CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^名单变化-.*\.csv$/)
})

test('S1-095 S1-097 another role sees the entry locked, and is told what opens it and whom to ask', async ({
  signedIn: page,
}) => {
  await page.goto('/home')
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('button', { name: /合规报告/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('会员权限不足或访问次数已达上限')
  await expect(dialog.getByRole('link', { name: /^[0-9-]+$/ })).toHaveAttribute('href', /^tel:/)
  await dialog.getByRole('button', { name: '知道了' }).click()
  await page.goto(desk)
  await expect(page.getByText('该页面面向合规报告用户')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
