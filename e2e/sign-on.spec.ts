import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'

const ways = {
  wechat: true,
  signOn: true,
  signOnName: '单一窗口登录',
  probeUrl: '',
  probeTimeoutMs: 3000,
  outbox: false,
  servicePhone: '400-000-0000',
}

const offer = (page: Page) =>
  page.route('**/api/login/ways', route => route.fulfill({ json: { code: 200, message: '', data: ways } }))

test('ways that are not configured are not offered', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('tab', { name: '验证码登录' })).toBeVisible()
  await expect(page.getByRole('tab', { name: '微信扫码' })).toHaveCount(0)
})

test('configured ways lead to the address that the server gives', async ({ page }) => {
  await offer(page)
  const start = { authorizeUrl: '/wechatShowPage', state: 's', validSeconds: 300 }
  await page.route('**/api/login/wx/start', route =>
    route.fulfill({ json: { code: 200, message: '', data: start } }),
  )
  await page.goto('/login')
  await expect(page.getByRole('button', { name: '单一窗口登录' })).toBeVisible()
  await page.getByRole('tab', { name: '微信扫码' }).click()
  await page.getByRole('button', { name: '打开微信二维码' }).click()
  await expect(page).toHaveURL(/\/wechatShowPage$/)
  await expect(page.getByText('没有收到微信的授权结果')).toBeVisible()
})

for (const path of ['/login', '/wechatShowPage'])
  test(`a code in the address of ${path} is sent once, taken out of it, and a refusal names its cause`, async ({
    page,
  }) => {
    const sent: string[] = []
    await page.route(/\/api\/login\/(code|wx\/web)$/, route => {
      sent.push(route.request().postData() ?? '')
      return route.fulfill({ json: { code: 400, message: '授权已失效，请重新登录', data: null } })
    })
    await page.goto(`${path}?code=c-1&state=s-1`)
    await expect(page.getByText('授权已失效，请重新登录')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain('c-1')
    await page.getByRole('button', { name: '重新登录' }).click()
    await expect(page.getByRole('tab', { name: '密码登录' })).toBeVisible()
    expect(sent).toHaveLength(1)
  })
