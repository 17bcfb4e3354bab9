import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

const digits = 8

/** A phone number that no other journey of this run uses. */
export const newPhone = (): string =>
  `139${Array.from({ length: digits }, () => Math.floor(Math.random() * 10)).join('')}`

export const newPassword = 'Export#2026'

/** The newest code that would have gone to `phone`. */
export const codeFor = async (page: Page, phone: string): Promise<string> => {
  const reply = await page.request.get('/api/dev/outbox')
  const { data } = (await reply.json()) as { data: { phone: string; code: string }[] }
  const letter = data.find(one => one.phone === phone)
  if (letter === undefined) throw new Error(`no code was sent to ${phone}`)
  return letter.code
}

/** Asks for a code with the button of the open form and enters it. */
export const enterCode = async (page: Page, phone: string): Promise<void> => {
  const sent = page.waitForResponse(response => response.url().endsWith('/api/phone/code'))
  await page.getByRole('button', { name: '获取验证码' }).click()
  expect(await (await sent).json()).toMatchObject({ code: 200 })
  await page.getByRole('textbox', { name: '验证码' }).fill(await codeFor(page, phone))
}

/** Registers through the form; the page after it is the profile form. */
export const register = async (page: Page, phone: string): Promise<void> => {
  await page.goto('/register')
  await page.getByLabel('手机号').fill(phone)
  await enterCode(page, phone)
  await page.getByLabel('密码', { exact: true }).fill(newPassword)
  await page.getByLabel('确认密码').fill(newPassword)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('button', { name: '注册' }).click()
  await expect(page.getByRole('heading', { name: '完善信息' })).toBeVisible()
  await expect(page.getByLabel('姓名')).toBeVisible()
}

/** Registers by calls, for journeys that begin after it; the browser holds the session, whose id is answered. */
export const signUp = async (page: Page, phone: string): Promise<string> => {
  const asked = await page.request.post('/api/phone/code', {
    form: { phoneCodeTypeCode: '1', phoneNum: phone },
  })
  expect(await asked.json()).toMatchObject({ code: 200 })
  const pwd = createHash('md5').update(newPassword).digest('hex')
  const form = { phoneNum: phone, phoneCode: await codeFor(page, phone), pwd, passwdCheck: pwd }
  const made = (await (await page.request.post('/api/register/phone', { form })).json()) as {
    code: number
    data: { sessionId: string }
  }
  expect(made).toMatchObject({ code: 200 })
  return made.data.sessionId
}
