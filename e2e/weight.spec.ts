import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'

test.use({ coldBrowser: true })

/** What home may cost a visitor who comes for the first time. */
const most = { requests: 15, kilobytes: 300 }

/** Every answer that the page took, with its bytes on the wire, head included. */
const weigh = async (page: Page): Promise<Map<string, number>> => {
  const session = await page.context().newCDPSession(page)
  const weights = new Map<string, number>()
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weights.set(requestId, encodedDataLength)
  })
  await session.send('Network.enable')
  return weights
}

test('the first visit of home costs at most 300 KB in 15 requests', async ({ page }) => {
  const weights = await weigh(page)
  await page.goto('/home')
  await expect(page.getByLabel('检索词')).toBeVisible()
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link').first()).toBeVisible()
  await expect(page.locator('output[aria-label^="正在"]')).toHaveCount(0)
  const kilobytes = Math.round([...weights.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024)
  console.log(`home: ${kilobytes} KB in ${weights.size} requests`)
  expect(weights.size).toBeLessThanOrEqual(most.requests)
  expect(kilobytes, 'the scripts were read').toBeGreaterThan(100)
  expect(kilobytes).toBeLessThanOrEqual(most.kilobytes)
})
