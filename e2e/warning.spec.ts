import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'

const block = (page: Page, name: RegExp) =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { name }) })
    .first()

test('S1-003 S1-112…117 a block for UN, UK and EU: date, authority, kind, number of new entries', async ({
  page,
}) => {
  await page.goto('/sensitiveList')
  for (const name of [/联合国/, /英国/, /欧盟/]) {
    const one = block(page, name)
    await expect(one).toBeVisible()
    await expect(one).toContainText(/\d{4}-\d\d-\d\d/)
    await expect(one).toContainText(/新增/)
    await expect(one).toContainText('发布机构')
    await expect(one).toContainText('名单类型')
  }
})

test('S1-118 five entries, then an expand and collapse toggle', async ({ page }) => {
  await page.goto('/sensitiveList')
  const one = block(page, /联合国/)
  const entries = one.getByRole('listitem')
  await expect(entries).toHaveCount(5)
  await one.getByRole('button', { name: /展开/ }).click()
  expect(await entries.count()).toBeGreaterThan(5)
  await one.getByRole('button', { name: /收起/ }).click()
  await expect(entries).toHaveCount(5)
})

test('S1-119 a block of five entries or fewer has no toggle', async ({ page }) => {
  await page.route('**/api/sanction/warning*', async route => {
    const reply = await route.fetch()
    const answer = (await reply.json()) as { data: { sanctionList: object[] }[] }
    const data = answer.data.map((one, i) => ({ ...one, sanctionList: one.sanctionList.slice(0, 6 - i) }))
    await route.fulfill({ json: { ...answer, data } })
  })
  await page.goto('/sensitiveList')
  for (const [name, shown, toggles] of [
    [/联合国/, 5, 1],
    [/英国/, 5, 0],
    [/欧盟/, 4, 0],
  ] as const) {
    await expect(block(page, name).getByRole('listitem')).toHaveCount(shown)
    await expect(block(page, name).getByRole('button', { name: /展开|收起/ })).toHaveCount(toggles)
  }
})

test('S1-156 back on an entry that was opened in its own window closes the window', async ({
  signedIn: page,
}) => {
  await page.goto('/sensitiveList')
  const link = block(page, /联合国/)
    .getByRole('listitem')
    .first()
    .getByRole('link')
  const href = ((await link.getAttribute('href')) ?? '').replace('pageName=warning', 'pageName=')
  const opened = page.waitForEvent('popup')
  await page.evaluate(address => void window.open(address), href)
  const entry = await opened
  await expect(entry.getByRole('heading', { level: 1 })).toBeVisible()
  const closed = entry.waitForEvent('close')
  // The window may be gone before the click has ended.
  const back = entry.getByRole('main').getByRole('button', { name: '返回', exact: true })
  await Promise.all([closed, back.click({ noWaitAfter: true }).catch(() => undefined)])
  await expect(page).toHaveURL(/\/sensitiveList/)
})

test('S1-120 S1-028 S1-155 S1-157 an entry opens its key-value page; back returns to the warning page', async ({
  signedIn: page,
}) => {
  await page.goto('/sensitiveList')
  const link = block(page, /联合国/)
    .getByRole('listitem')
    .first()
    .getByRole('link')
  const href = new URL((await link.getAttribute('href')) ?? '', page.url())
  expect(href.pathname).toBe('/sanctionInfo')
  for (const name of ['id', 'name', 'dataType']) expect(href.searchParams.get(name)).toBeTruthy()
  expect(href.searchParams.get('pageName')).toBe('warning')
  await link.click()
  await expect(page).toHaveURL(/\/sanctionInfo\?/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: /返回/ }).click()
  await expect(page).toHaveURL(/\/sensitiveList/)
})

test('a visitor who opens an entry is asked to log in', async ({ page }) => {
  await page.goto('/sanctionInfo?id=1&dataType=01&name=x')
  await expect(page.getByRole('dialog')).toContainText('您还没有登录，请登录之后再查看')
})
