import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { signIn, test } from './fixtures.ts'

const rows = ['编号,客户名称,国家', '001,Huawei Technologies Co Ltd,中国', '002,晨曦家具有限公司,中国']

// The job is asked for its progress until it is done, however busy the machine is.
test.describe.configure({ timeout: 90_000 })

test('a member submits a file, confirms its columns, and reads and downloads the result', async ({
  page,
  product,
}) => {
  const member = product.accounts[1]!
  await signIn(page.request, member)
  await page.goto('/batchScreening')
  await page.setInputFiles('input[type=file]', {
    name: '客户.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  })
  await expect(page.getByRole('heading', { name: '确认各列的含义' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: '客户名称' })).toContainText('名称')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.filter(one => one.impact === 'serious' || one.impact === 'critical')).toEqual([])
  await page.getByRole('button', { name: '开始筛查' }).click()
  await expect(page.getByRole('link', { name: '下载 XLSX' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('region', { name: '结论' })).toContainText('共 2 行')
  await page.getByRole('button', { name: /未发现/ }).click()
  await expect(page.getByText('晨曦家具有限公司')).toBeVisible()
  await expect(page.getByText('Huawei Technologies Co Ltd')).toBeHidden()
  const address = await page.getByRole('link', { name: '下载 CSV' }).getAttribute('href')
  const file = await page.request.get(address!, { headers: { 'sec-fetch-site': 'same-origin' } })
  expect(await file.text()).toContain('002,晨曦家具有限公司,中国,未发现')
})

test('a visitor is told that batch screening needs a login', async ({ page }) => {
  await page.goto('/batchScreening')
  await expect(page.getByText('登录后才能批量筛查')).toBeVisible()
})
