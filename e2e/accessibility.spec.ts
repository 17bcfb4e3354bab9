import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { openScreens, plainScreens, untilDrawn } from './screens.ts'

const blocking = new Set(['serious', 'critical'])

for (const path of [...openScreens, ...plainScreens, '/no-such-page'])
  test(`${path} has no serious accessibility fault`, async ({ signedIn: page }) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await untilDrawn(page)
    // A dialog that fades in is half as dark as it will be.
    await expect(page.locator('[class*="ant-zoom-"], [class*="ant-fade-"]')).toHaveCount(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const faults = violations
      .filter(one => blocking.has(one.impact ?? ''))
      .map(one => `${one.id}: ${one.nodes.map(node => node.target.join(' ')).join(', ')}`)
    expect(faults).toEqual([])
  })
