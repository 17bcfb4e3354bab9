import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { openScreens, plainScreens, untilDrawn } from './screens.ts'

const blocking = new Set(['serious', 'critical'])

/** Rules that the page breaks so that somebody cannot use it, each with the places. */
const faultsOf = async (page: Page, path: string): Promise<readonly string[]> => {
  await page.goto(path)
  await expect(page.getByRole('main')).toBeVisible()
  await untilDrawn(page)
  // A dialog that fades in is half as dark as it will be.
  await expect(page.locator('[class*="ant-zoom-"], [class*="ant-fade-"]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(one => blocking.has(one.impact ?? ''))
    .map(one => `${one.id}: ${one.nodes.map(node => node.target.join(' ')).join(', ')}`)
}

for (const path of [...openScreens, ...plainScreens, '/no-such-page'])
  test(`${path} has no serious accessibility fault`, async ({ signedIn: page }) => {
    expect(await faultsOf(page, path)).toEqual([])
  })

const inTheDark = [
  '/home',
  '/sanctionSearch?key=HUAWEI',
  '/listHealth',
  '/licenceDetermination?eccn=3A001.a.2&destination=BR&value=4000',
  '/listofCountries?code=CC2&find=united',
  '/messages',
]

for (const path of inTheDark)
  test(`${path} has no serious accessibility fault in the dark theme`, async ({ signedIn: page }) => {
    await page.addInitScript(() => localStorage.setItem('maojian.display', '{"theme":"dark"}'))
    expect(await faultsOf(page, path)).toEqual([])
  })
