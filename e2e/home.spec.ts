import { expect, type Page } from '@playwright/test'
import { knownCompany } from './known-parties.ts'
import { test } from './fixtures.ts'
import { untilDrawn } from './screens.ts'

const latest = (page: Page) => page.getByRole('region', { name: /最新制裁/ })
const latestItems = (page: Page) =>
  latest(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })

test('S1-018 S1-105 S1-107 S1-100 search box, latest panel of four with at most five names each, usage note', async ({
  page,
}) => {
  await page.goto('/home')
  await expect(page.getByLabel('检索词')).toBeVisible()
  await expect(latestItems(page)).toHaveCount(4)
  for (const item of await latestItems(page).all()) {
    const names = await item.getByRole('link').count()
    expect(names).toBeGreaterThan(0)
    expect(names).toBeLessThanOrEqual(5)
  }
  await expect(page.getByText(/使用说明/).first()).toBeVisible()
  // Nothing is advertised that cannot be done yet.
  await expect(page.getByText('免费')).toHaveCount(1)
})

test('S1-106 the swap button cycles the pages of the panel', async ({ page }) => {
  await page.goto('/home')
  await expect(latestItems(page)).toHaveCount(4)
  const first = await latest(page).innerText()
  await latest(page)
    .getByRole('button', { name: /换一批|换一换/ })
    .click()
  await expect.poll(() => latest(page).innerText()).not.toBe(first)
})

for (const [row, term, text] of [
  ['S1-109', '', '请输入检索词'],
  ['S1-110', '华', '至少输入两个字符才能检索'],
  ['S1-111', '长'.repeat(301), '检索词最多 300 个字符'],
] as const)
  test(`${row} home search of ${[...term].length} characters: ${text}`, async ({ page }) => {
    await page.goto('/home')
    await page.getByLabel('检索词').fill(term)
    await page.getByLabel('检索词').press('Enter')
    await expect(page.getByText(text)).toBeVisible()
  })

test('S1-020 a visitor searches in the page: hits with their reason, no other route', async ({ page }) => {
  await page.goto('/home')
  await page.getByLabel('检索词').fill(knownCompany.keyword)
  await page.getByLabel('检索词').press('Enter')
  const results = page.getByRole('list', { name: '检索结果' })
  await expect(results.getByRole('listitem').first()).toContainText(/HUAWEI/i)
  await expect(page.getByRole('region', { name: '结论' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/home')
})

test('S1-122 suggestions come while typing and search when chosen', async ({ page }) => {
  await page.goto('/home')
  await page.getByLabel('检索词').pressSequentially('huaw')
  const option = page.locator('.ant-select-item-option').first()
  await expect(option).toContainText(/huawei/i)
  await option.click()
  await expect(page.getByRole('list', { name: '检索结果' })).toBeVisible()
})

test('four tiles lead to pages that are open, each in a new tab', async ({ page }) => {
  await page.goto('/home')
  const tiles = page.getByRole('navigation', { name: '常用入口' }).getByRole('link')
  await expect(tiles).toHaveCount(4)
  for (const tile of await tiles.all()) await expect(tile).toHaveAttribute('target', '_blank')
  await expect(tiles.first()).toHaveAttribute('href', '/sanctionSearch')
})

test('S2-019 S2-020 S2-023 a page to come says what it will be for, and no 404', async ({ page }) => {
  for (const path of ['/policyAndRules', '/knowledgeField', '/myAsk']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText('即将开放')
    await expect(page.getByRole('main')).not.toContainText('404')
  }
})

for (const [path, title] of [
  ['/userpage', '最终用户'],
  ['/usagePage', '最终用途'],
  ['/closeAccount', '结算'],
  ['/logistics', '物流'],
] as const)
  test(`S2-036…039 ${path} is a step of the troubleshooting to come: ${title}`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
    await expect(main).toContainText('即将开放')
  })

for (const path of ['/transactionItem', '/seLectcomponent', '/selectccl', '/select_country', '/conclusion'])
  test(`S2-042…046 ${path} leads to the projects, where the item's steps are`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/projects$/)
  })

test('S1-037 S1-045 S2-017 /index takes the misspelt seachKey and searches at once', async ({
  signedIn: page,
}) => {
  await page.goto(`/index?seachKey=${encodeURIComponent(knownCompany.zh)}`)
  await expect(page.getByLabel('检索词')).toHaveValue(knownCompany.zh)
  await expect(page.getByRole('list', { name: '检索结果' }).getByRole('listitem').first()).toContainText(
    /HUAWEI/i,
  )
})

for (const when of ['before', 'after'])
  test(`Enter ${when} suggestions came searches what was typed and closes them`, async ({ page }) => {
    await page.goto('/home')
    await page.getByLabel('检索词').fill(knownCompany.keyword)
    const options = page.locator('.ant-select-item-option')
    if (when === 'after') await expect(options.first()).toBeVisible()
    await page.getByLabel('检索词').press('Enter')
    await expect(page.getByRole('region', { name: '结论' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`seachKey=${knownCompany.keyword}$`))
    await untilDrawn(page)
    await expect(options.filter({ visible: true })).toHaveCount(0)
  })
