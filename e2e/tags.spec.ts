import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'

const tags = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' }).getByRole('listitem')

interface Warning {
  readonly sanctionList: readonly { readonly id: string; readonly type: string }[]
}

/** Opens one entry after another in the same browser tab. */
const openEntries = async (page: Page, count: number): Promise<void> => {
  const reply = await page.request.get('/api/sanction/warning')
  const { data } = (await reply.json()) as { data: readonly Warning[] }
  const entries = data.flatMap(block => block.sanctionList)
  expect(entries.length, 'enough listed entries to fill the tag bar').toBeGreaterThanOrEqual(count)
  for (const { id, type } of entries.slice(0, count)) {
    await page.goto(`/sanctionInfo?id=${id}&dataType=${type}&pageName=warning`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}

test('S1-047 S1-048 the 21st page closes the oldest and says so; tags survive a refresh', async ({
  signedIn: page,
}) => {
  test.slow()
  await page.goto('/home')
  await openEntries(page, 19)
  await expect(tags(page)).toHaveCount(20)
  const oldest = await tags(page).nth(1).getByRole('link').getAttribute('href')
  await page.goto('/listHealth')
  await expect(page.getByText(/最多打开 20 个页签/)).toBeVisible()
  await expect(tags(page)).toHaveCount(20)
  await expect(tags(page).locator(`a[href="${oldest}"]`)).toHaveCount(0)
  await page.reload()
  await expect(tags(page)).toHaveCount(20)
})

test('S1-049…051 tags close one, others and all; reopening a page never doubles its tag', async ({
  page,
}) => {
  const openMenu = () => page.getByRole('button', { name: /^页签操作/ }).click()
  await page.goto('/home')
  for (const path of ['/sensitiveList', '/index', '/listHealth', '/sensitiveList']) {
    await page.goto(path)
    await expect(tags(page).locator(`a[href="${path}"][aria-current="page"]`)).toBeVisible()
  }
  await expect(tags(page)).toHaveCount(4)
  await page.getByRole('button', { name: '关闭 综合检索' }).click()
  await expect(tags(page)).toHaveCount(3)
  await expect(page).toHaveURL(/\/sensitiveList/)
  await openMenu()
  await page.getByRole('menuitem', { name: '关闭其他' }).click()
  await expect(tags(page).filter({ hasText: '名单状态' })).toHaveCount(0)
  await expect(tags(page).filter({ hasText: '制裁名单预警' })).toHaveCount(1)
  await openMenu()
  await page.getByRole('menuitem', { name: '关闭全部' }).click()
  await expect(page).toHaveURL(/\/home/)
  await expect(tags(page)).toHaveCount(1)
})

test('a middle click closes a tag', async ({ page }) => {
  await page.goto('/home')
  await page.goto('/listHealth')
  await page.getByRole('link', { name: '名单状态' }).and(page.locator('[aria-current]')).first().waitFor()
  await tags(page).filter({ hasText: '名单状态' }).getByRole('link').click({ button: 'middle' })
  await expect(tags(page)).toHaveCount(1)
})
