import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { newPhone, signUp } from './newcomer.ts'

test('S1-261 what is searched is found among the records, and a no-hit is certified and confirmed in public', async ({
  signedIn: page,
  browser,
}) => {
  const name = '某某虚构面包烘焙坊'
  await page.goto('/sanctionSearch')
  await page.getByLabel('检索词').fill(name)
  await page.getByLabel('检索词').press('Enter')
  await page.getByRole('button', { name: '出具筛查证明' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('自有编号').fill('客户-007')
  await dialog.getByRole('button', { name: '出具', exact: true }).click()
  await expect(dialog).toContainText(/已出具 ZM-\d{8}-[0-9A-Z]{8}/u)
  await dialog.getByRole('link', { name: '打开新的检索记录' }).click()
  await expect(page.getByRole('region', { name: '口径与封印' })).toContainText('命中 ≥ 95 分')
  await page.getByRole('button', { name: '按当时的名单重做' }).click()
  await expect(page.getByRole('region', { name: '重做核对' })).toContainText('结果与记录一致')
  const certificate = page.getByRole('region', { name: '筛查证明' })
  await expect(certificate).toContainText(/ZM-\d{8}-[0-9A-Z]{8}/u)
  await expect(certificate).toContainText('自有编号 客户-007')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    certificate.getByRole('button', { name: '下载 JSON' }).click(),
  ])
  const path = await file.path()
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
    certificate: { subject: { name }, verdict: 0, reference: '客户-007' },
    signature: { algorithm: 'Ed25519' },
  })
  const [document] = await Promise.all([
    page.waitForEvent('download'),
    certificate.getByRole('button', { name: '下载 PDF' }).click(),
  ])
  expect((await readFile(await document.path())).subarray(0, 5).toString()).toBe('%PDF-')

  const address = (await certificate.getByRole('link', { name: '公开核验页' }).getAttribute('href')) ?? ''
  const visitor = await browser.newPage()
  await visitor.goto(new URL(address).pathname + new URL(address).search)
  await expect(visitor.getByText('确由本系统出具，登记内容未被改动')).toBeVisible()
  await expect(visitor.getByText(name)).toHaveCount(0)
  const typed = visitor.getByLabel('证明上的名称')
  await typed.fill(`${name}股份`)
  await typed.press('Enter')
  await expect(visitor.getByText('名称与登记的不一致')).toBeVisible()
  await typed.fill(name)
  await typed.press('Enter')
  await expect(visitor.getByText('名称与登记的一致')).toBeVisible()
  await visitor.locator('input[type=file]').setInputFiles(path)
  await expect(visitor.getByText('文件与登记内容一致')).toBeVisible()
  await visitor.close()

  await page.goto('/screeningRecords')
  await expect(page.getByText(/条记录完整，未被改动/u)).toBeVisible()
  await page.getByLabel('名称或记录编号').fill('虚构面包')
  await page.getByLabel('名称或记录编号').press('Enter')
  await expect(
    page.getByRole('region', { name: '检索记录' }).getByRole('link', { name }).first(),
  ).toBeVisible()
})

test('a hit that was decided to be another counts no more, stays listed, and is taken back with a reason', async ({
  page,
}) => {
  const session = await signUp(page, newPhone())
  expect(session).not.toBe('')
  await page.goto('/sanctionSearch?key=Sberbank')
  const results = page.getByRole('list', { name: '检索结果' }).locator(':scope > li')
  const first = results.first()
  await first.getByRole('button', { name: '判定是否同一主体' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '不是同一主体' }).check()
  await dialog.getByLabel('理由').fill('注册地与业务均不同')
  await dialog.getByRole('button', { name: '保存判定' }).click()
  await expect(first).toContainText('不是同一主体')
  await expect(first).toContainText('注册地与业务均不同')

  await page.goto('/decisions')
  const listed = page.getByRole('region', { name: '命中判定' })
  await expect(listed).toContainText('生效')
  await listed.getByRole('button', { name: '撤销' }).click()
  await page.getByLabel('撤销理由').fill('核对后确为同一主体')
  await page.getByRole('button', { name: '撤销判定' }).click()
  await expect(listed).toContainText('已撤销')
  await page.goto('/sanctionSearch?key=Sberbank')
  await expect(first).toContainText('命中')
})

test('what is typed in a decision outlives Escape, which gives the focus back', async ({
  signedIn: page,
}) => {
  await page.goto('/sanctionSearch?key=HUAWEI')
  const decide = page.getByRole('button', { name: '判定是否同一主体' }).first()
  await decide.click()
  await page.getByLabel('理由').fill('注册号不同')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(decide).toBeFocused()
  await page.reload()
  await decide.click()
  await expect(page.getByLabel('理由')).toHaveValue('注册号不同')
})

test('two are compared: a third cannot be ticked until one is let go', async ({ signedIn: page }) => {
  await page.goto('/sanctionSearch?key=HUAWEI')
  const ticks = page.getByRole('checkbox', { name: '对比' })
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await expect(ticks.nth(2)).toBeDisabled()
  await page.getByRole('button', { name: /^取消所选/ }).click()
  await expect(ticks.nth(2)).toBeEnabled()
  await expect(ticks.nth(0)).not.toBeChecked()
})
