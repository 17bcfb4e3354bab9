import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { filledScreens, openScreens, plainScreens, untilDrawn } from './screens.ts'

const blocking = new Set(['serious', 'critical'])

for (const path of [...openScreens, ...filledScreens, ...plainScreens, '/no-such-page'])
  test(`${path} has no serious accessibility fault`, async ({ signedIn: page }) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await untilDrawn(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const faults = violations
      .filter(one => blocking.has(one.impact ?? ''))
      .map(one => `${one.id}: ${one.nodes.map(node => node.target.join(' ')).join(', ')}`)
    expect(faults).toEqual([])
  })
