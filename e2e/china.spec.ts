import { expect } from '@playwright/test'
import { test } from './fixtures.ts'

test('S1-042 S1-009 S1-224 Chinese notices: department, notice with its page, party, measure and day; filtered in the address', async ({
  page,
}) => {
  await page.goto('/ChinaSanction')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: '中国制裁清单' })).toBeVisible()
  const table = main.getByRole('table').first()
  for (const title of ['制裁日期', '发布部门', '公告', '制裁对象', '措施', '状态'])
    await expect(table.getByRole('columnheader', { name: title })).toBeVisible()
  await main.getByRole('button', { name: /中国出口管制关注名单/ }).click()
  await expect(page).toHaveURL(/list=cn-watch/)
  await expect(main.getByRole('link', { name: /关注名单/ }).first()).toBeVisible()
  await expect(main.getByText('不得申请通用许可').first()).toBeVisible()
})

test('S1-225 the page of Chinese notices goes back', async ({ page }) => {
  await page.goto('/sensitiveList')
  await page.getByRole('navigation').getByRole('link', { name: '中国制裁清单' }).first().click()
  await expect(page).toHaveURL(/ChinaSanction/)
  await page.getByRole('main').getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(/sensitiveList/)
})

test('S1-226 a list that fails is cleared, and says why', async ({ page }) => {
  await page.route('**/api/sanction/china/list*', route =>
    route.fulfill({ json: { code: 500, message: '暂时不能读取', data: null } }),
  )
  await page.goto('/ChinaSanction')
  await expect(page.getByRole('main').getByText('暂时不能读取')).toBeVisible()
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0)
})

test('S1-039 S1-230 S1-231 a notice opens with its measures and whom they name', async ({ page }) => {
  await page.goto('/news?type=2')
  await page.getByRole('region', { name: '资讯' }).getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/chinaSanctionDetail\?id=/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: /^措施/ }).first()).toBeVisible()
  await expect(main.getByRole('columnheader', { name: '主体' }).first()).toBeVisible()
})

test('filters of a search hide rows and leave the verdict; two hits stand side by side', async ({
  signedIn: page,
}) => {
  await page.goto('/sanctionSearch?key=Sberbank')
  const main = page.getByRole('main')
  const verdict = main.getByRole('region', { name: '结论' })
  const said = await verdict.locator('div > div').first().innerText()
  await main.getByRole('button', { name: /^OFAC SDN/ }).click()
  await expect(page).toHaveURL(/list=ofac-sdn/)
  await expect(main.getByText(/结论按全部结果/)).toBeVisible()
  expect(await verdict.locator('div > div').first().innerText()).toBe(said)
  const hits = main.getByRole('list', { name: '检索结果' })
  await hits.getByRole('checkbox', { name: '对比' }).nth(0).check()
  await hits.getByRole('checkbox', { name: '对比' }).nth(1).check()
  await main.getByRole('button', { name: '对比所选 2 项' }).click()
  const drawer = page.getByRole('dialog', { name: '对比两个主体' })
  await expect(drawer.getByRole('row', { name: /法律效果/ })).toBeVisible()
})
