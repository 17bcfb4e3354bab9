import { expect, type Page } from '@playwright/test'
import { looksAt, pageIds, pageOf } from '@maojian/contract/pages'

const looks = (plain: boolean): string[] =>
  pageIds.map(pageOf).flatMap(page => ((page.plain ?? false) === plain ? looksAt(page) : []))

/** Every page inside the shell under the addresses that it declares for these tests. */
export const openScreens = looks(false)

/** Pages without menu and tags. */
export const plainScreens = looks(true)

/** The page has drawn what it loads; the stream of messages keeps the network busy for ever. */
export const untilDrawn = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('output[aria-label^="正在"]')).toHaveCount(0)
}
