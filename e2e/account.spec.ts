import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { codeFor, enterCode, newPassword, newPhone, register } from './newcomer.ts'

test('S1-066 S1-069 S1-091 S2-236 register with a code, complete the profile, land on the warning page', async ({
  page,
}) => {
  const phone = newPhone()
  await register(page, phone)
  await expect(page.getByLabel('手机号')).toHaveValue(phone)
  await expect(page.getByText('服务电话')).toBeVisible()
  await page.getByLabel('姓名').fill('林晓')
  await page.getByLabel('企业名称').fill('宁波海贸有限公司')
  await enterCode(page, phone)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('信息更新成功')).toBeVisible()
  await expect(page).toHaveURL(/\/sensitiveList$/)
  await expect(page.getByRole('button', { name: '用户 林晓' })).toBeVisible()
})

test('S1-071 S1-078 S1-085 empty required fields are named at their place', async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('button', { name: '注册' }).click()
  await expect(page.getByText('必填项不能为空')).toHaveCount(4)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('请输入手机号')).toBeVisible()
})

test('S1-072 S1-073 S1-074 S1-075 S1-076 S1-077 wrong entries are named at their place', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('手机号').fill('12345678901')
  await expect(page.getByText('手机号格式错误')).toBeVisible()
  await page.getByLabel('密码', { exact: true }).fill('12345678')
  await expect(page.getByText('密码格式错误')).toBeVisible()
  await expect(page.getByText('不全是数字、不全是字母、不全是符号，未满足')).toBeAttached()
  await page.getByLabel('密码', { exact: true }).fill(newPassword)
  await expect(page.getByText('密码格式错误')).toBeHidden()
  await expect(page.getByText('，未满足')).toHaveCount(0)
  await page.getByLabel('确认密码').fill('Export#2027')
  await expect(page.getByText('两次输入密码不匹配')).toBeVisible()
  await page.getByLabel('姓名').fill('名'.repeat(21))
  await expect(page.getByText('姓名最多 20 个字符')).toBeVisible()
  await page.getByRole('button', { name: '注册' }).click()
  await expect(page).toHaveURL(/\/register$/)
})

test('S1-079 S2-239 the wait for the next code survives a refresh', async ({ page }) => {
  const phone = newPhone()
  await page.goto('/register')
  await page.getByLabel('手机号').fill(phone)
  await enterCode(page, phone)
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
})

test('S1-080 a code that was not sent starts no wait', async ({ page }) => {
  await page.route('**/api/phone/code', route =>
    route.fulfill({ json: { code: 500, message: '短信发送失败，请稍后重试', data: null } }),
  )
  await page.goto('/register')
  await page.getByLabel('手机号').fill(newPhone())
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('短信发送失败，请稍后重试')).toBeVisible()
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeEnabled()
})

test('S1-081 a wrong code is refused at its field and nothing typed is lost', async ({ page }) => {
  const phone = newPhone()
  await page.goto('/register')
  await page.getByLabel('手机号').fill(phone)
  await enterCode(page, phone)
  const code = await codeFor(page, phone)
  await page.getByRole('textbox', { name: '验证码' }).fill(code === '000000' ? '000001' : '000000')
  await page.getByLabel('密码', { exact: true }).fill(newPassword)
  await page.getByLabel('确认密码').fill(newPassword)
  await page.getByRole('button', { name: '注册' }).click()
  await expect(page.getByText('请先阅读并同意服务条款与隐私说明')).toBeVisible()
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('button', { name: '注册' }).click()
  await expect(page.getByText('验证码错误或已失效')).toBeVisible()
  await expect(page.getByLabel('手机号')).toHaveValue(phone)
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue(newPassword)
})

test('S1-085 S1-086 S1-088 S1-090 S2-233 the profile form names what is missing and refuses a large card', async ({
  page,
}) => {
  await register(page, newPhone())
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('请输入姓名')).toBeVisible()
  await expect(page.getByText('请输入企业名称')).toBeVisible()
  await expect(page.getByText('请输入验证码')).toBeVisible()
  await page.getByLabel('手机号').fill('')
  await expect(page.getByText('请输入手机号')).toBeVisible()
  const large = { name: 'card.png', mimeType: 'image/png', buffer: Buffer.alloc(1024 * 1024 + 1) }
  await page.locator('input[type=file]').setInputFiles(large)
  await expect(page.getByText('图片大小不能超过 1M', { exact: true })).toBeVisible()
})

test('the card is shown from where it is stored', async ({ page }) => {
  await register(page, newPhone())
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 90, height: 54 } })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: picture })
  const shown = page.getByRole('img', { name: '名片预览' })
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(90)
})

test('S1-092 S2-297 code 141 while saving the profile leads to login', async ({ page }) => {
  const phone = newPhone()
  await register(page, phone)
  await page.route('**/api/user/update', route =>
    route.fulfill({ json: { code: 141, message: '今日验证码次数已用完，请明日再来', data: null } }),
  )
  await page.getByLabel('姓名').fill('林晓')
  await page.getByLabel('企业名称').fill('宁波海贸有限公司')
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  // The dialog is there for a second before the page changes: both are awaited from the start.
  const told = page.getByRole('dialog').getByText('今日验证码次数已用完，请明日再来').waitFor()
  const left = page.waitForURL(/\/login/)
  await page.getByRole('button', { name: '保存' }).click()
  await Promise.all([told, left])
})

test('a forgotten password is replaced by code, and the code logs in as well', async ({ page, context }) => {
  const phone = newPhone()
  await register(page, phone)
  await context.clearCookies()
  await page.evaluate(() => sessionStorage.clear())
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

test('a session opened elsewhere is listed, revoked, and refused from then on', async ({ page, browser }) => {
  const phone = newPhone()
  await register(page, phone)
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
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
  await register(page, newPhone())
  await page.goto('/account?tab=usage')
  await expect(page.getByText(/^剩余 .* 次$/).first()).toBeVisible()
  await expect(page.getByText(/00:00（北京时间）恢复/)).toBeVisible()
  await expect(page.getByText('剩余 1 / 1 次')).toBeVisible()
})

test('the password is changed with the old one, wrong ones are named at their field', async ({ page }) => {
  await register(page, newPhone())
  await page.goto('/account?tab=password')
  await page.getByLabel('原密码').fill('Wrong#2026')
  await page.getByLabel('新密码', { exact: true }).fill('Other#2027')
  await page.getByLabel('确认新密码').fill('Other#2027')
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('原密码错误')).toBeVisible()
  await page.getByLabel('原密码').fill(newPassword)
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('密码已修改，其他设备上的登录已失效')).toBeVisible()
  await page.getByRole('tab', { name: '登录会话' }).click()
  await expect(page.getByText('当前会话', { exact: true })).toBeVisible()
})

test('closing lists consequences, hands out the data, asks for proof and ends the session', async ({
  page,
}) => {
  const phone = newPhone()
  await register(page, phone)
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
  await register(page, newPhone())
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

for (const [path, tab] of [
  ['/userpage', '资料'],
  ['/usagePage', '用量'],
  ['/closeAccount', '注销账户'],
] as const)
  test(`S2-036 S2-038 S2-039 ${path} leads to its part of the account`, async ({ signedIn: page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/account/)
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible()
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
