import { expect, type Page } from '@playwright/test'
import { pages } from '@maojian/contract/pages'
import { test } from './fixtures.ts'
import { untilDrawn } from './screens.ts'

/** Of each frame that scrolls: its height on the screen, and the height of what it holds. */
const frames = (page: Page): Promise<{ high: number; holds: number }[]> =>
  page
    .getByRole('main')
    .locator('.ant-table-body, section:has(> table)')
    .evaluateAll(all => all.map(one => ({ high: one.clientHeight, holds: one.scrollHeight })))

const longTables = [
  `${pages.licenceMatrix.path}?eccn=3A001`,
  pages.listofCountries.path,
  pages.importingCountry.path,
  pages.listHealth.path,
]

for (const path of longTables)
  test(`S1-293 ${path}: a long table is 650 pixels high and scrolls`, async ({ signedIn: page }) => {
    await page.goto(path)
    await untilDrawn(page)
    await expect.poll(async () => (await frames(page)).some(one => one.holds > one.high)).toBe(true)
    for (const { high } of await frames(page)) expect(high).toBeLessThanOrEqual(650)
    expect(Math.max(...(await frames(page)).map(one => one.high))).toBeGreaterThan(600)
  })

test('S1-292 nothing found, nothing relevant, nothing there: each has its words', async ({
  signedIn: page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/sanctionSearch?key=宁波晨曦文具有限公司')
  await expect(main.getByText('暂时没有相关结果')).toBeVisible()
  await page.goto(`${pages.listofCountries.path}?find=亚特兰蒂斯`)
  await expect(main.getByText('没有相关结果', { exact: true })).toBeVisible()
  await page.route('**/api/sanction/warning*', route =>
    route.fulfill({ json: { code: 200, message: '', data: [] } }),
  )
  await page.goto('/sensitiveList')
  await expect(main.getByText('暂无数据')).toBeVisible()
})
