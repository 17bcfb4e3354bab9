import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { codeFor, enterCode, newPassword, newPhone, register, signUp } from './newcomer.ts'

test('S1-025 S1-066 S1-069 S1-083 S1-084 S1-091 S2-232 S2-236 register with a code, complete the profile, land on the warning page', async ({
  page,
}) => {
  const phone = newPhone()
  await register(page, phone)
  await expect(page.getByLabel('手机号')).toHaveValue(phone)
  await expect(page.getByText('服务电话')).toBeVisible()
  await page.getByLabel('姓名').fill('林晓')
  await page.getByLabel('企业名称').fill('宁波海贸有限公司')
  await page.getByLabel('所属行业').click()
  for (const industry of ['能源', '化工', '医药', '汽车', '电子', '其他'])
    await expect(page.getByTitle(industry, { exact: true })).toBeVisible()
  await page.getByTitle('电子', { exact: true }).click()
  await expect(page.getByText('名片', { exact: true })).toBeVisible()
  await enterCode(page, phone)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('信息更新成功')).toBeVisible()
  await expect(page).toHaveURL(/\/sensitiveList$/)
  await expect(page.getByRole('button', { name: '用户 林晓' })).toBeVisible()
})

test('S1-022 S1-070 S1-071 S1-078 empty required fields of the registration are named at their place', async ({
  page,
}) => {
  await page.goto('/register')
  await expect(page.getByRole('heading', { level: 1, name: '注册贸鉴账户' })).toBeVisible()
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

test('what was typed survives a refresh, but for password and code', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('手机号').fill('13812345678')
  await page.getByLabel('密码', { exact: true }).fill(newPassword)
  await page.getByLabel('企业名称').fill('某某贸易有限公司')
  await page.reload()
  await expect(page.getByLabel('企业名称')).toHaveValue('某某贸易有限公司')
  await expect(page.getByLabel('手机号')).toHaveValue('13812345678')
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('')
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

test('S1-085…090 S2-233 S2-234 S2-235 the profile form names what is missing and refuses a large card', async ({
  page,
}) => {
  await signUp(page, newPhone())
  await page.goto('/updateUserInfo')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('请输入姓名')).toBeVisible()
  await expect(page.getByText('请输入企业名称')).toBeVisible()
  await expect(page.getByText('请输入验证码')).toBeVisible()
  await page.getByLabel('手机号').fill('')
  await expect(page.getByText('请输入手机号')).toBeVisible()
  await page.getByLabel('手机号').fill('12345678901')
  await expect(page.getByText('手机号格式错误')).toBeVisible()
  const large = { name: 'card.png', mimeType: 'image/png', buffer: Buffer.alloc(1024 * 1024 + 1) }
  await page.locator('input[type=file]').setInputFiles(large)
  await expect(page.getByText('图片大小不能超过 1M', { exact: true })).toBeVisible()
})

test('S1-093 a profile that the server refuses shows its message at the field and loses nothing', async ({
  page,
}) => {
  const phone = newPhone()
  await signUp(page, phone)
  await page.goto('/updateUserInfo')
  await page.getByLabel('姓名').fill('林晓')
  await page.getByLabel('企业名称').fill('宁波海贸有限公司')
  await enterCode(page, phone)
  const code = await codeFor(page, phone)
  await page.getByRole('textbox', { name: '验证码' }).fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('验证码错误或已失效')).toBeVisible()
  await page.getByRole('textbox', { name: '验证码' }).fill(code)
  await page.route('**/api/user/update', route =>
    route.fulfill({
      json: { code: 500, message: '系统出现故障，请稍后重试', data: null, requestId: 'req-7' },
    }),
  )
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '系统出现故障，请稍后重试' })).toContainText('req-7')
  await expect(page.getByLabel('企业名称')).toHaveValue('宁波海贸有限公司')
  await page.unroute('**/api/user/update')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('信息更新成功')).toBeVisible()
})

test('another number is taken only with the password or the old number, which is told of it', async ({
  page,
}) => {
  const old = newPhone()
  const phone = newPhone()
  await signUp(page, old)
  await page.goto('/updateUserInfo')
  await page.getByLabel('姓名').fill('林晓')
  await page.getByLabel('企业名称').fill('宁波海贸有限公司')
  await expect(page.getByText('身份核验')).toBeHidden()
  await page.getByLabel('手机号', { exact: true }).fill(phone)
  await enterCode(page, phone)
  const save = page.getByRole('button', { name: '保存' })
  await save.click()
  await expect(page.getByText('请输入登录密码')).toBeVisible()
  const password = page.getByRole('textbox', { name: '登录密码' })
  await password.fill('Wrong#2026')
  await save.click()
  await expect(page.getByText('原密码错误')).toBeVisible()
  await page.getByRole('radio', { name: '原手机号验证码' }).check()
  await save.click()
  await expect(page.getByText('请输入原手机号的验证码')).toBeVisible()
  await page.getByRole('radio', { name: '登录密码' }).check()
  await password.fill(newPassword)
  await save.click()
  await expect(page.getByText('信息更新成功')).toBeVisible()
  await page.goto('/devOutbox')
  await expect(page.getByRole('listitem').filter({ hasText: old }).first()).toContainText('已更换手机号')
})

test('the card is shown from where it is stored', async ({ page }) => {
  await signUp(page, newPhone())
  await page.goto('/updateUserInfo')
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 90, height: 54 } })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: picture })
  const shown = page.getByRole('img', { name: '名片预览' })
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(90)
})

test('S1-074 a password longer than allowed is refused, not cut to what is allowed', async ({ page }) => {
  await page.goto('/register')
  const long = 'Export#2026Export#2026'
  for (const name of ['密码', '确认密码']) await page.getByLabel(name, { exact: true }).fill(long)
  await page.getByRole('button', { name: '注册' }).click()
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue(long)
  await expect(page.getByText('密码格式错误')).toBeVisible()
})

test('S1-092 S2-297 code 141 while saving the profile leads to login', async ({ page }) => {
  const phone = newPhone()
  await signUp(page, phone)
  await page.goto('/updateUserInfo')
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
  await page.getByRole('button', { name: '知道了' }).click()
  await expect(page).toHaveURL(/back=%2FupdateUserInfo/)
  await page.goBack()
  await page.goto('/updateUserInfo')
  await expect(page.getByLabel('企业名称')).toHaveValue('宁波海贸有限公司')
})
