import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'

const openFirst = async (page: Page, term: string): Promise<void> => {
  await page.goto(`/sanctionSearch?key=${encodeURIComponent(term)}`)
  const link = page.getByRole('list', { name: '检索结果' }).getByRole('link').first()
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('S1-144 S1-145 basic information and three tabs; the tab lies in the address', async ({
  signedIn: page,
}) => {
  await openFirst(page, 'HUAWEI')
  await expect(page.getByText('基本信息').first()).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText([/制裁名单/, /关联企业/, /新闻/])
  await page.getByRole('tab', { name: /新闻/ }).click()
  await expect(page).toHaveURL(/tab=2/)
})

test('S1-143 Chinese and English readings of the fields', async ({ signedIn: page }) => {
  await openFirst(page, 'HUAWEI')
  const before = await page.getByRole('main').innerText()
  await page.getByText('English', { exact: true }).click()
  await expect(page).toHaveURL(/lang=en/)
  await expect(page.getByRole('heading', { name: 'Basic information' })).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toBe(before)
})

test('S1-149 a vessel shows its IMO number and flag', async ({ signedIn: page }) => {
  await openFirst(page, 'IMO 9187629')
  await expect(page.getByRole('main')).toContainText('9187629')
  await expect(page.getByRole('main').getByText(/船旗/).first()).toBeVisible()
})

test('S1-153 a property with fullLine spans the row, any other half of it', async ({ signedIn: page }) => {
  const reply = page.waitForResponse(response => response.url().endsWith('/api/sanction/detail'))
  await openFirst(page, 'HUAWEI')
  const { data } = (await (await reply).json()) as {
    data: { sanctionMetaList: { properties: { nameZh: string; fullLine: boolean }[] }[] }
  }
  const [meta] = data.sanctionMetaList
  const lines = page.locator('article dl').first().locator(':scope > div')
  const grid = await page.locator('article dl').first().boundingBox()
  await expect(lines).toHaveCount(meta?.properties.length ?? 0)
  expect(new Set(meta?.properties.map(one => one.fullLine)).size, 'both kinds stand in the entry').toBe(2)
  for (const [i, property] of meta?.properties.entries() ?? []) {
    const share = ((await lines.nth(i).boundingBox())?.width ?? 0) / (grid?.width ?? 1)
    expect(share, property.nameZh).toBeCloseTo(property.fullLine ? 1 : 0.5, 1)
  }
})

test('S1-147 ten companies below the party, the others when asked for', async ({ signedIn: page }) => {
  const companies = Array.from({ length: 12 }, (_, at) => ({
    name: `下属企业${at + 1}`,
    aka: '',
    address: '中国',
  }))
  await page.route('**/api/sanction/detail', async route => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { data: { sanctionMetaList: { subCompanyList: unknown[] }[] } }
    body.data.sanctionMetaList[0]!.subCompanyList = companies
    await route.fulfill({ json: body })
  })
  await openFirst(page, 'HUAWEI')
  await page.getByRole('tab', { name: /关联企业/ }).click()
  const below = page.getByRole('region', { name: '下属企业' })
  await expect(below.getByText('并非名单所列')).toBeVisible()
  await expect(below.getByText('下属企业10')).toBeVisible()
  await expect(below.getByText('下属企业11')).toHaveCount(0)
  await below.getByRole('button', { name: '展开其余 2 家' }).click()
  await expect(below.getByText('下属企业12')).toBeVisible()
  await below.getByRole('button', { name: '收起' }).click()
  await expect(below.getByText('下属企业11')).toHaveCount(0)
})

test('S1-152 each list states its authority, reference and the three kinds of date', async ({
  signedIn: page,
}) => {
  await openFirst(page, 'HUAWEI')
  const main = page.getByRole('main')
  for (const word of ['指定日期', '发布日期', '获取时间'])
    await expect(main.getByText(word).first()).toBeVisible()
})

test('an unknown id is explained, not blank', async ({ signedIn: page }) => {
  await page.goto('/sanctionInfoSearch?id=P0&dataType=01&s=1')
  await expect(page.getByRole('main')).toContainText('内容不存在或已被删除')
})
