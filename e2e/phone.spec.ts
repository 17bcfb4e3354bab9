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
