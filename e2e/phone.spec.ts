import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { newPhone, signUp } from './newcomer.ts'
import { openScreens, plainScreens, untilDrawn } from './screens.ts'
import { fromWordToDocument } from './word-to-document.ts'

for (const path of [...openScreens, ...plainScreens])
  test(`${path} fits a phone without scrolling sideways`, async ({ signedIn: page }) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await untilDrawn(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, 'the page is no wider than the window').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  })

test('the menu opens as a drawer and leads to a page', async ({ signedIn: page }) => {
  await page.goto('/home')
  await page.getByRole('button', { name: '展开菜单' }).click()
  await page.getByRole('dialog').getByRole('link', { name: '制裁名单预警' }).click()
  await expect(page).toHaveURL(/\/sensitiveList/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a tap on a column of the country chart shows what it stands for', async ({ signedIn: page }) => {
  await page.goto('/listofCountries')
  await page.getByRole('main').getByRole('button', { name: 'CB 3' }).tap()
  await expect(page.getByRole('tooltip')).toHaveText('生化武器第 3 列')
})

test('by touch from a product word to an entry, three parties and a document that reads back', async ({
  page,
}) => {
  await signUp(page, newPhone())
  await fromWordToDocument(page)
})

test('what is missing in a long form is led to, not left above the screen', async ({ signedIn: page }) => {
  await page.goto('/licenceDetermination')
  await page.getByRole('button', { name: '判定', exact: true }).tap()
  await expect(page.getByText('请输入 ECCN 编码')).toBeInViewport()
  await expect(page.getByLabel(/^物项（ECCN/u)).toBeFocused()
})

for (const [path, fold, first] of [
  ['/ChinaSanction', '按清单、部门、状态、日期筛选', '清单'],
  ['/listHealth', '按状态、国家/组织筛选', '状态'],
] as const)
  test(`${path}: filters are folded, so that what is found stands in the first screen`, async ({
    signedIn: page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('list').last()).toBeVisible()
    const filters = page.getByRole('region', { name: '筛选' })
    await expect(filters.getByText(first, { exact: true })).toBeHidden()
    await filters.getByText(fold).tap()
    await expect(filters.getByText(first, { exact: true })).toBeVisible()
  })
