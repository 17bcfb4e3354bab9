import { expect } from '@playwright/test'
import { test } from './fixtures.ts'

const oneDay = 86_400

test('S1-053 S1-057 S1-058 empty fields are named at their place', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.getByText('请输入账号')).toBeVisible()
  await expect(page.getByText('请输入密码')).toBeVisible()
})

test('S1-067 a wrong password shows what the server says and keeps the account typed', async ({
  page,
  product,
}) => {
  // Failures are counted by phone: another account than the one that the journeys use.
  const phone = product.accounts.at(-1)?.phone ?? ''
  await page.goto('/login')
  await page.getByLabel('账号').fill(phone)
  await page.getByLabel('密码', { exact: true }).fill('not-the-password-1')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '账号或密码错误' })).toBeVisible()
  await expect(page.getByLabel('账号')).toHaveValue(phone)
  await expect(page).toHaveURL(/\/login/)
})

test('S1-011 S1-026 S1-059 S1-065 login sends a digest, never the password, and lands on the warning page', async ({
  page,
  account,
}) => {
  await page.goto('/login')
  await page.getByLabel('账号').fill(account.phone)
  await page.getByLabel('密码', { exact: true }).fill(account.password)
  const sent = page.waitForRequest(request => request.url().endsWith('/api/login/phone'))
  await page.getByLabel('密码', { exact: true }).press('Enter')
  const body = new URLSearchParams((await sent).postData() ?? '')
  expect(body.get('pwd')).toMatch(/^[0-9a-f]{32}$/)
  expect((await sent).postData()).not.toContain(account.password)
  await expect(page).toHaveURL(/\/sensitiveList$/)
  await expect(page.getByRole('heading', { level: 1, name: '制裁名单预警' })).toBeVisible()
})

test('S1-061 S1-062 S2-238 the session lies in session storage and in a one-day cookie that scripts cannot read', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/sensitiveList')
  await expect(page.getByRole('button', { name: /^用户 / })).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  expect(stored).toContain('sessionId')
  expect(stored).toContain('userId')
  const cookies = await context.cookies()
  expect(cookies).toHaveLength(1)
  expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect((cookies[0]?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(oneDay + 5)
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

test('login opened by a refused page returns to that page', async ({ page, account }) => {
  await page.goto('/sanctionSearch?key=HUAWEI')
  await page.getByRole('button', { name: '去登录' }).last().click()
  await page.getByLabel('账号').fill(account.phone)
  await page.getByLabel('密码', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/sanctionSearch\?key=HUAWEI/)
})

test('S1-242 S1-243 logging out ends the session on the server', async ({ page, account }) => {
  await page.goto('/login')
  await page.getByLabel('账号').fill(account.phone)
  await page.getByLabel('密码', { exact: true }).fill(account.password)
  const answered = page.waitForResponse(response => response.url().endsWith('/api/login/phone'))
  await page.getByRole('button', { name: '登录' }).click()
  const { data } = (await (await answered).json()) as { data: { sessionId: string } }
  await page.getByRole('button', { name: /^用户 / }).click()
  await page.getByText('退出登录').click()
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
  const info = await page.request.post('/api/get_info', { form: { token: data.sessionId } })
  expect(await info.json()).toMatchObject({ code: 126 })
})

test('a server that does not answer cannot keep anybody logged in on the page', async ({
  page,
  signedIn,
}) => {
  await page.route('**/api/login/logout', () => undefined)
  await signedIn.goto('/home')
  await page.getByRole('button', { name: /^用户 / }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  // The page waits four seconds for an answer before it says so.
  await expect(page.getByText('服务器没有确认退出')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
})
