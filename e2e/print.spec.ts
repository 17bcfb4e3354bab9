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

test('the record of a party printed upright: no column is squeezed to a letter a line', async ({
  signedIn: page,
}) => {
  // Opened wide and then printed: the page on paper is narrower than what the columns were drawn for.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/sanctionSearch?key=HUAWEI')
  const link = page.getByRole('link', { name: /HUAWEI/i }).first()
  await page.goto((await link.getAttribute('href')) ?? '')
  const lists = page.getByRole('region', { name: '名单与法律效果' })
  await expect(lists.getByRole('row').nth(1)).toBeVisible()
  await page.evaluate(width => {
    document.body.style.width = `${String(width)}px`
  }, paper.width)
  await page.emulateMedia({ media: 'print' })
  for (const cell of await lists.getByRole('row').nth(1).getByRole('cell').all())
    expect((await cell.boundingBox())?.width).toBeGreaterThan(40)
  const row = await lists.getByRole('row').nth(1).boundingBox()
  expect(row?.height).toBeLessThan(260)
})
