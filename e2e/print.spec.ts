import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { untilDrawn } from './screens.ts'

/** A4 upright at 96 dots an inch, without the margins. */
const paper = { width: 703, height: 1010 }

const printed = [
  ['/listHealth', '名单状态'],
  ['/sensitiveList', '制裁名单预警'],
  ['/sanctionSearch?key=HUAWEI', '制裁名单检索'],
  ['/importingCountry', '敏感与管制国家'],
] as const

for (const [path, title] of printed)
  test(`${path} printed upright: no menu, nothing beside the paper, title, time, operator and page numbers`, async ({
    signedIn: page,
    account,
  }) => {
    await page.setViewportSize(paper)
    await page.goto(path)
    await untilDrawn(page)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    const head = page.getByText(`贸鉴 ${title}`, { exact: true }).locator('..')
    await expect(head).toBeVisible()
    await expect(head).toContainText(/打印时间 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d（北京时间）/)
    await expect(head).toContainText(`操作人 ${account.name}`)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    const rules = await page.evaluate(() =>
      [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText)).join('\n'),
    )
    expect(rules).toMatch(/@page[^}]*\{[^]*counter\(page\)[^]*counter\(pages\)/)
  })
