import { expect } from '@playwright/test'
import { test } from './fixtures.ts'

test('every list source stands with its edition, counts and health in a word', async ({ page, product }) => {
  await page.goto('/listHealth')
  const main = page.getByRole('main')
  for (const name of [/联合国/, /欧盟/, /英国/, /OFAC|财政部/])
    await expect(main.getByText(name).first()).toBeVisible()
  await expect(main.getByText(/最近检查|上次检查/).first()).toBeVisible()
  await expect(
    main
      .getByText(/\d{4}-\d\d-\d\d/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  if (product.realLists) return
  await expect(main.getByText(/内置示例数据/).first()).toBeVisible()
})

test('the list page says that starter data answers, wherever it does', async ({ page, product }) => {
  await page.goto('/home')
  await page.getByLabel('检索词').fill('HUAWEI')
  await page.getByLabel('检索词').press('Enter')
  await expect(page.getByRole('region', { name: '结论' })).toBeVisible()
  const mark = page.getByRole('main').getByText('内置示例数据')
  if (product.realLists) await expect(mark).toHaveCount(0)
  else await expect(mark.first()).toBeVisible()
})
