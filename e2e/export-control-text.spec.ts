import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { signIn, test } from './fixtures.ts'
import { newPhone, signUp } from './newcomer.ts'

// One journey stops the clock of its whole window.
test.use({ coldBrowser: true })

const main = (page: Page) => page.getByRole('main')

test('S1-032 S1-035 S1-036 S2-034 codes lead from page to page: detail, item, chart, tree', async ({
  page,
}) => {
  await page.goto('/eccBodyDetailsPage?eccn=3A001')
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('3A001')
  await main(page).getByRole('link', { name: '物项摘要' }).click()
  await expect(page).toHaveURL(/\/detailsPage\?eccn=3A001/)
  await expect(main(page).getByText(/^许可例外（/)).toBeVisible()
  await main(page).getByRole('link', { name: '查看 ECCN 详情' }).click()
  await main(page).getByRole('link', { name: '关系网络' }).click()
  await expect(page).toHaveURL(/\/relationalPageFaces\?eccn=3A001/)
  await page.goto('/listofCountries?code=NS2')
  await expect(main(page).locator('th[aria-current="true"]')).toHaveText('NS 2')
})

test('without official text the detail says where to read it; commands are shown to administrators alone', async ({
  page,
}) => {
  await page.goto('/eccBodyDetailsPage?eccn=3A001')
  const official = main(page).getByRole('region', { name: '官方原文' })
  await expect(official).toContainText('管理员导入官方文本后')
  await expect(official).not.toContainText('npm run')
  await expect(official.getByRole('link', { name: /eCFR/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.ecfr\.gov\/current\//,
  )
  await page.goto('/regulationText')
  await expect(main(page).getByRole('row', { name: /15 CFR 774/ })).toContainText('未导入')
})

test('S1-170 a thing that usually is EAR99: its own determination is the next step', async ({ page }) => {
  await page.goto('/eccnSearchPage?val=雨伞')
  await main(page)
    .getByRole('link', { name: /下一步：按 EAR99 判定/ })
    .click()
  await expect(page).toHaveURL(/\/licenceDetermination\?eccn=EAR99/)
  await expect(main(page).getByLabel(/^物项（ECCN/)).toHaveValue('EAR99')
})

test('a controlled thing leads to its entries and its possible codes, never to EAR99', async ({ page }) => {
  await page.goto('/eccnSearchPage?val=示波器')
  await expect(main(page).getByRole('link', { name: '3A002.a', exact: true }).first()).toBeVisible()
  await expect(main(page).getByRole('heading', { name: /可能的编码/ })).toBeVisible()
  await expect(main(page).getByRole('link', { name: /EAR99 判定/ })).toHaveCount(0)
  await main(page)
    .getByRole('link', { name: /下一步：物项分类/ })
    .click()
  await expect(page).toHaveURL(/\/classification\?name=/)
})

test('words that say nothing of a product lead to the guided path, never to EAR99', async ({ page }) => {
  await page.goto('/eccnSearchPage?val=zzzzqq&mode=NAME')
  await expect(main(page)).toContainText('查不到不等于 EAR99')
  await expect(main(page).getByRole('link', { name: /EAR99 判定/ })).toHaveCount(0)
})

test.describe('end use', () => {
  test('S2-121 unclear advises further due diligence; S2-122 option 112 stands alone', async ({ page }) => {
    await page.goto('/licenceDetermination?eccn=3A991.a&destination=CN')
    await main(page).getByRole('button', { name: '修改条件' }).click()
    await main(page)
      .getByRole('button', { name: /^最终用途（/ })
      .click()
    const military = main(page).getByRole('radiogroup', { name: /军事最终用途/ })
    await military.getByText('不清楚', { exact: true }).click()
    await expect(main(page).getByRole('alert').filter({ hasText: '尽职调查' })).toBeVisible()
    const verdict = main(page).getByRole('region', { name: '结论', exact: true })
    await expect(verdict).toContainText('需专家复核')
    await main(page).getByRole('checkbox', { name: /^112/ }).check()
    await expect(main(page).getByRole('radio', { name: '不清楚', exact: true, checked: true })).toHaveCount(0)
    await expect(verdict).toContainText('未发现许可要求')
    await military.getByText('是', { exact: true }).click()
    await expect(main(page).getByRole('checkbox', { name: /^112/ })).not.toBeChecked()
    await expect(verdict).toContainText('需要许可证')
  })

  test('S2-309 items are suggested 80 ms after the last key, end users after 60', async ({ page }) => {
    await page.clock.install()
    await page.goto('/licenceDetermination')
    const asked: string[] = []
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (/suggest|tips/.test(pathname)) asked.push(pathname)
    })
    const waits = async (label: RegExp, text: string, ms: number, path: string): Promise<void> => {
      await main(page).getByLabel(label).fill('')
      await page.clock.pauseAt((hour += 3_600_000))
      asked.length = 0
      await main(page).getByLabel(label).fill(text)
      await page.clock.runFor(ms - 5)
      expect(asked).toEqual([])
      const sent = page.waitForRequest(request => request.url().includes(path))
      await page.clock.runFor(10)
      await sent
      await page.clock.resume()
    }
    let hour = Date.now()
    await expect(main(page).getByLabel(/^物项（ECCN/)).toBeVisible()
    await waits(/^物项（ECCN/, '3A0', 80, '/api/risk/ccl/suggest')
    await waits(/^最终用户（/, 'Huawei', 60, '/api/search/entity/tips')
  })
})

test('S1-297 the determination is made by a job and taken along as a PDF', async ({ page }) => {
  await signUp(page, newPhone())
  await page.goto('/licenceDetermination?eccn=3A001.a.2&destination=BR&value=4000')
  const saved = page.waitForEvent('download')
  await main(page).getByRole('button', { name: '下载判定书（PDF）' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(
    `许可判定-3A001-BR-${new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)}.pdf`,
  )
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a workbook of the matrix read back keeps 3E001 as text', async ({ page }) => {
  await page.goto('/licenceMatrix?countryId=CN&find=3E001')
  await expect(main(page).getByRole('link', { name: '3E001' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await main(page).getByRole('button', { name: '导出 XLSX' }).click()
  const book = await readXlsx(await readFile(await (await saved).path()))
  const cells = (book.sheets[0]?.rows ?? []).flat()
  expect(cells).toContain('3E001')
  expect(cells.every(cell => typeof cell !== 'number')).toBe(true)
})

test('a maker’s file is taken in, its faults named, its parts found and led to their ECCN', async ({
  browser,
  product,
}) => {
  const account = product.accounts.at(-1)!
  const context = await browser.newContext({ baseURL: product.url, locale: 'zh-CN' })
  const page = await context.newPage()
  await signIn(context.request, account)
  await page.goto('/partCatalogue')
  const text =
    'Part Number,Description,ECCN,Vendor\nJRNY-1,Journey switch,5A991.b.1,Journey Works\n,Nameless,EAR99,Journey Works\nJRNY-2,Odd,9Z999,Journey Works\n'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'journey.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const region = main(page).getByRole('region', { name: '导入料号' })
  await expect(region).toContainText('已导入 2 个料号')
  await expect(region).toContainText('第 3 行 料号：为空')
  await main(page).getByLabel('料号', { exact: true }).fill('jrny')
  await main(page).getByLabel('料号', { exact: true }).press('Enter')
  const results = main(page).getByRole('region', { name: '查询结果' })
  await expect(results.getByRole('row', { name: /JRNY-2/ })).toContainText('未识别，须核对')
  await expect(results.getByRole('row', { name: /JRNY-1/ })).toContainText('journey.csv 第 2 行')
  await results.getByRole('link', { name: '5A991.b.1' }).click()
  await expect(page).toHaveURL(/\/eccBodyDetailsPage\?eccn=5A991\.b\.1/)
  await page.goto('/partCatalogue')
  const saved = page.waitForEvent('download')
  await region.getByRole('button', { name: '下载示例文件' }).click()
  const sample = await saved
  expect(sample.suggestedFilename()).toBe('料号分类示例.csv')
  await page.locator('input[type=file]').setInputFiles(await sample.path())
  await expect(region).toContainText('已导入 3 个料号，', { timeout: 15_000 })
  await expect(region).toContainText('标记 0 个，未导入 0 行')
  await context.close()
})
