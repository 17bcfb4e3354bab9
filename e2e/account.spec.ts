import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { enterCode, newPassword, newPhone, signUp } from './newcomer.ts'

test('a forgotten password is replaced by code, and the code logs in as well', async ({ page, context }) => {
  const phone = newPhone()
  await signUp(page, phone)
  await context.clearCookies()
  await page.goto('/resetPassword')
  await page.getByLabel('手机号').fill(phone)
  await enterCode(page, phone)
  await page.getByLabel('新密码', { exact: true }).fill('Other#2027')
  await page.getByLabel('确认新密码').fill('Other#2027')
  await page.getByRole('button', { name: '重置密码' }).click()
  await expect(page.getByText('密码已重置，请用新密码登录')).toBeVisible()
  await page.getByRole('tab', { name: '验证码登录' }).click()
  await page.getByLabel('手机号').fill(phone)
  await enterCode(page, phone)
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page).toHaveURL(/\/updateUserInfo/)
})

test('a session opened elsewhere is listed, revoked, and refused from then on', async ({
  page,
  browser,
  product,
}) => {
  const phone = newPhone()
  await signUp(page, phone)
  const elsewhere = await browser.newContext({ baseURL: product.url })
  const form = { phoneNum: phone, pwd: createHash('md5').update(newPassword).digest('hex') }
  const login = await elsewhere.request.post('/api/login/phone', { form })
  expect(await login.json()).toMatchObject({ code: 200 })
  await page.goto('/account?tab=sessions')
  await expect(page.getByText('当前会话', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: '结束', exact: true }).click()
  await page.getByRole('tooltip').getByRole('button', { name: '结束' }).click()
  await expect(page.getByText('已结束 1 个会话')).toBeVisible()
  await expect(page.getByRole('button', { name: '结束', exact: true })).toHaveCount(0)
  const info = await elsewhere.request.post('/api/get_info')
  expect(await info.json()).toMatchObject({ code: 126 })
  await elsewhere.close()
})

test('usage says what is left and when it resets', async ({ page }) => {
  await signUp(page, newPhone())
  await page.goto('/account?tab=usage')
  await expect(page.getByText(/^剩余 .* 次$/).first()).toBeVisible()
  await expect(page.getByText(/00:00（北京时间）恢复/)).toBeVisible()
})

test('the password is changed with the old one, wrong ones are named at their field', async ({ page }) => {
  await signUp(page, newPhone())
  await page.goto('/account?tab=password')
  await page.getByLabel('原密码').fill('Wrong#2026')
  await page.getByLabel('新密码', { exact: true }).fill('Other#2027')
  await page.getByLabel('确认新密码').fill('Other#2027')
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('原密码错误')).toBeVisible()
  await page.getByLabel('原密码').fill(newPassword)
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('密码已修改，其他设备上的登录和 API 密钥已失效')).toBeVisible()
  await page.getByRole('tab', { name: '登录会话' }).click()
  await expect(page.getByText('当前会话', { exact: true })).toBeVisible()
})

test('closing lists consequences, hands out the data, asks for proof and ends the session', async ({
  page,
}) => {
  const phone = newPhone()
  await signUp(page, phone)
  await page.goto('/home')
  await page.getByRole('button', { name: /^用户 / }).click()
  await page.getByText('注销账户').click()
  await expect(page.getByText(/7 天冷静期/)).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出我的数据' }).click()
  const file = await (await saved).path()
  expect(await readFile(file, 'utf8')).toContain(phone)
  await page.getByRole('button', { name: '注销账户' }).click()
  await expect(page.getByText('请先确认已了解注销后果')).toBeVisible()
  await page.getByLabel('我已了解注销的后果').check()
  await page.getByRole('textbox', { name: '密码' }).fill(newPassword)
  await page.getByRole('button', { name: '注销账户' }).click()
  await expect(page.getByText(/在此之前登录一次即可撤销/)).toBeVisible()
  await page.getByRole('button', { name: '知道了' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
})

test('an API key is shown once, opens the calls for programs, shows its use and ends when revoked', async ({
  page,
}) => {
  await signUp(page, newPhone())
  await page.goto('/account?tab=keys')
  await expect(page.getByText('还没有密钥')).toBeVisible()
  await page.getByRole('button', { name: '创建密钥' }).click()
  await expect(page.getByText('请输入密钥名称')).toBeVisible()
  await page.getByLabel('密钥名称').fill('ERP 对接')
  await page.getByRole('button', { name: '创建密钥' }).click()
  const shown = page.getByRole('dialog')
  await expect(shown.getByText('密钥只显示这一次，关闭后无法再次查看。')).toBeVisible()
  const key = await shown.getByLabel('密钥', { exact: true }).innerText()
  await shown.getByRole('button', { name: '我已保存' }).click()
  const keys = page.getByRole('region', { name: 'API 密钥' })
  await expect(keys).toContainText(`mj_…${key.slice(-4)}`)
  await expect(keys).toContainText('从未使用')
  expect(await page.content()).not.toContain(key)
  const ask = () =>
    page.request.post('/yente/match/default', {
      headers: { Authorization: `ApiKey ${key}` },
      data: { queries: { a: { schema: 'Company', properties: { name: ['Example Trading'] } } } },
    })
  expect((await ask()).status()).toBe(200)
  await page.reload()
  await expect(keys).toContainText(/最近使用 \d{4}-\d{2}-\d{2}/)
  await page.getByRole('button', { name: '撤销 ERP 对接' }).click()
  await page.getByRole('tooltip').getByRole('button', { name: '撤销' }).click()
  await expect(page.getByText('还没有密钥')).toBeVisible()
  expect((await ask()).status()).toBe(401)
})

test('S1-024 S2-024 the footer leads to contact and to terms that name what is kept', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('contentinfo').getByRole('link', { name: '联系我们' }).click()
  await expect(page).toHaveURL(/\/contactUs$/)
  await expect(page.getByRole('main').getByRole('link', { name: /^[0-9-]+$/ })).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await page.getByRole('contentinfo').getByRole('link', { name: '服务条款与隐私说明' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '服务条款与隐私说明' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('手机号')
})
