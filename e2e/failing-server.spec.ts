import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'

// The browser itself reports every refused request.
test.use({ expectedErrors: [/Failed to load resource/] })

const fault = { code: 500, message: '系统出现故障，请稍后重试', data: null, requestId: 'req-e2e-0001' }

const failing = (page: Page, path: string) =>
  page.route(`**${path}*`, route => route.fulfill({ json: fault }))
const unreachable = (page: Page, path: string) => page.route(`**${path}*`, route => route.abort())

test('S1-238 S2-293 no network on the warning page: said, explained, retried', async ({ page }) => {
  await unreachable(page, '/api/sanction/warning')
  await page.goto('/sensitiveList')
  await expect(page.getByText('网络请求错误').first()).toBeVisible()
  await page.unroute('**/api/sanction/warning*')
  await page.getByRole('main').getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('main').getByText('联合国').first()).toBeVisible()
})

test('S1-239 a server fault shows the message, the request id and a retry', async ({ page }) => {
  await failing(page, '/api/source/list')
  await page.goto('/listHealth')
  await expect(page.getByText(fault.message).first()).toBeVisible()
  await expect(page.getByText(fault.requestId)).toBeVisible()
  await page.unroute('**/api/source/list*')
  await page.getByRole('main').getByRole('button', { name: '重试' }).click()
  await expect(page.getByText(fault.requestId)).toBeHidden()
})

test('S1-136 S2-301 a failed search clears results and counts', async ({ signedIn: page }) => {
  await page.goto('/sanctionSearch?key=HUAWEI')
  await expect(
    page
      .getByRole('main')
      .getByText(/HUAWEI/i)
      .nth(1),
  ).toBeVisible()
  await failing(page, '/api/sanction/search')
  await page.reload()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(fault.message)
  await expect(page.getByRole('list', { name: '所在名单' })).toHaveCount(0)
})

test('S1-101 a session refused by the server is cleared and leads to login, then back', async ({
  signedIn: page,
}) => {
  await page.goto('/home')
  await expect(page.getByRole('button', { name: /^用户 / })).toBeVisible()
  await page.route('**/api/sanction/search*', route =>
    route.fulfill({ json: { ...fault, code: 126, message: '登录已失效，请重新登录' } }),
  )
  await page.goto('/sanctionSearch?key=HUAWEI')
  await expect(page).toHaveURL(/\/login\?back=/)
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
    '"sessionId"',
  )
})

for (const [code, row, text] of [
  [127, 'S1-103 S2-296', '会员权限不足或访问次数已达上限'],
  [137, 'S1-104', '今日查询次数已用完，请明日再来'],
  [141, 'S2-297', '今日验证码次数已用完，请明日再来'],
  [145, 'S1-104', '今日查看详情次数已用完，请明日再来'],
  [146, 'S2-297', '今日导出次数已用完，请明日再来'],
] as const)
  test(`${row} code ${code} opens a dialog with the telephone number`, async ({ signedIn: page }) => {
    await page.route('**/api/sanction/search*', route =>
      route.fulfill({ json: { ...fault, code, message: text } }),
    )
    await page.goto('/sanctionSearch?key=HUAWEI')
    const dialog = page.getByRole('dialog', { name: '提示', exact: true })
    await expect(dialog).toContainText(text)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(dialog.getByRole('link', { name: /^[0-9-]+$/ })).toHaveAttribute('href', /^tel:/)
  })
