import { readFile } from 'node:fs/promises'
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
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '报告 PDF' }).click(),
  ])
  expect((await readFile(await report.path())).subarray(0, 5).toString()).toBe('%PDF-')
  const address = await page.getByRole('link', { name: '下载 CSV' }).getAttribute('href')
  const file = await page.request.get(address!, { headers: { 'sec-fetch-site': 'same-origin' } })
  expect(await file.text()).toContain('002,晨曦家具有限公司,中国,未发现')
})

test('pasted names are screened, a found row is decided on, and the file asked again heeds it', async ({
  page,
  product,
}) => {
  await signIn(page.request, product.accounts[1]!)
  await page.goto('/batchScreening')
  await page.getByRole('tab', { name: '粘贴名称' }).click()
  await page.getByLabel('粘贴的名称').fill('Huawei Technologies Co Ltd\t中国\tH-1\n晨曦家具有限公司')
  await page.getByRole('button', { name: '提交粘贴的 2 行' }).click()
  await page.getByRole('button', { name: '开始筛查' }).click()
  await expect(page.getByRole('link', { name: '下载 XLSX' })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: /待处置/ }).click()
  await expect(page.getByText('晨曦家具有限公司')).toBeHidden()
  await page.getByLabel('选择此行').check()
  await page.getByRole('button', { name: '判定所选 1 行' }).click()
  await page.getByLabel('不是同一主体').check()
  await page.getByLabel('理由').fill('注册地与业务均不同')
  await page.getByRole('button', { name: '保存判定' }).click()
  await expect(page.getByText('没有符合条件的行')).toBeVisible()
  await page.getByRole('button', { name: /已处置/ }).click()
  await expect(page.getByRole('table').getByText('不是同一主体')).toBeVisible()
  await page.getByRole('button', { name: '按最新名单重新筛查' }).click()
  await expect(page.getByRole('link', { name: '上次筛查' })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: /不同/ }).click()
  await expect(page.getByRole('cell', { name: /上次命中/ })).toBeVisible()
})

test('a visitor is told that batch screening needs a login', async ({ page }) => {
  await page.goto('/batchScreening')
  await expect(page.getByText('登录后才能批量筛查')).toBeVisible()
})

test('pasted names outlive another page and a reload', async ({ page, product }) => {
  await signIn(page.request, product.accounts[1]!)
  await page.goto('/batchScreening')
  await page.getByRole('tab', { name: '粘贴名称' }).click()
  await page.getByLabel('粘贴的名称').fill('甲公司\n乙公司')
  await page.goto('/home')
  await page.goto('/batchScreening')
  await expect(page.getByLabel('粘贴的名称')).toHaveValue('甲公司\n乙公司')
})
