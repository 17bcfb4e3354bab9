import { expect, type Page } from '@playwright/test'
import { administer } from './administrator.ts'
import { test } from './fixtures.ts'
import { newPassword, newPhone, signUp } from './newcomer.ts'

// The stream of messages of an ended session is refused by the browser in its own words.
test.use({ expectedErrors: [/^EventSource's response has a MIME type/] })

interface Held {
  readonly sessionId: string
}

const heldBy = async (page: Page): Promise<Held> =>
  JSON.parse(await page.evaluate(() => sessionStorage.getItem('maojian.session') ?? '{}')) as Held

/** The session ends on the server; this tab does not know it yet. */
const endOnServer = async (page: Page): Promise<void> => {
  const { sessionId } = await heldBy(page)
  await page.request.post('/api/login/logout', { headers: { Authorization: sessionId } })
}

const logInAgain = async (page: Page, phone: string): Promise<void> => {
  await page.getByLabel('账号').fill(phone)
  await page.getByLabel('密码', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

test('S1-101 S1-102 S2-295 a session that ends in the middle of work: 126 on upload leads to login and back, and nothing typed is lost', async ({
  page,
}) => {
  const phone = newPhone()
  await signUp(page, phone)
  await page.goto('/updateUserInfo')
  await page.getByLabel('姓名').fill('林晓')
  await page.getByLabel('企业名称').fill('宁波海贸进出口有限公司')
  await endOnServer(page)
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 90, height: 54 } })
  await page.locator('input[type=file]').setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('alert').getByText('登录已失效，请重新登录')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?back=%2FupdateUserInfo$/)
  expect(await heldBy(page)).toEqual({})
  await logInAgain(page, phone)
  await expect(page).toHaveURL(/\/updateUserInfo$/)
  await expect(page.getByLabel('姓名')).toHaveValue('林晓')
  await expect(page.getByLabel('企业名称')).toHaveValue('宁波海贸进出口有限公司')
})

test('S2-241 S1-096 a search of a lost session comes back to the same question', async ({
  page,
  account,
}) => {
  await page.goto('/login')
  await page.getByLabel('账号').fill(account.phone)
  await page.getByLabel('密码', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/sensitiveList$/)
  await endOnServer(page)
  await page.goto('/sanctionSearch?key=HUAWEI&country=CN')
  await expect(page).toHaveURL(/\/login\?back=/)
  await page.getByLabel('账号').fill(account.phone)
  await page.getByLabel('密码', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/sanctionSearch\?key=HUAWEI&country=CN$/)
})

test('who comes back to an ended session is told that, in dialog, button and page; who logged out is a visitor', async ({
  page,
  context,
}) => {
  await signUp(page, newPhone())
  await page.goto('/home')
  await expect(page.getByRole('button', { name: /^用户 / })).toBeVisible()
  await endOnServer(page)
  await page.close()
  const again = await context.newPage()
  await again.goto('/sanctionSearch?key=HUAWEI')
  const dialog = again.getByRole('dialog')
  await expect(dialog).toHaveCount(1)
  await expect(dialog).toContainText('登录已失效，请重新登录')
  await expect(dialog.getByRole('button', { name: '重新登录' })).toBeVisible()
  await dialog.getByRole('button', { name: '暂不登录' }).click()
  const main = again.getByRole('main')
  await expect(main.getByText('登录已失效', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: '重新登录' })).toBeVisible()

  await signUp(again, newPhone())
  await again.goto('/home')
  await again.getByRole('button', { name: /^用户 / }).click()
  await again.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(again.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
  await again.goto('/sanctionSearch?key=HUAWEI')
  await expect(dialog).toContainText('您还没有登录，请登录之后再查看')
  await expect(dialog.getByRole('button', { name: '去登录' })).toBeVisible()
})

test('S1-101 a search of the home page with an ended session is no visitor’s search: it leads to login and back', async ({
  page,
  account,
}) => {
  const logIn = async (): Promise<void> => {
    await page.getByLabel('账号').fill(account.phone)
    await page.getByLabel('密码', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: '登录', exact: true }).click()
  }
  await page.goto('/login?back=%2Fhome')
  await logIn()
  await expect(page.getByRole('button', { name: /^用户 / })).toBeVisible()
  await endOnServer(page)
  await page.getByLabel('检索词').fill('HUAWEI')
  await page.getByLabel('检索词').press('Enter')
  await expect(page).toHaveURL(/\/login\?back=%2Fhome%3FseachKey%3DHUAWEI$/)
  await logIn()
  await expect(page.getByRole('region', { name: '结论' })).toBeVisible()
})

test('S1-104 S2-297 a share that is used up: how much it was, when it returns, what unlocks it, and the usage page', async ({
  page,
  playwright,
  product,
}) => {
  const phone = newPhone()
  await signUp(page, phone)
  await administer({ playwright, product }, phone, '/api/admin/quota/set', { kind: 'search', daily: '1' })
  await page.goto('/sanctionSearch?key=HUAWEI')
  await expect(
    page
      .getByRole('main')
      .getByText(/HUAWEI/i)
      .first(),
  ).toBeVisible()
  await page.goto('/sanctionSearch?key=SBERBANK')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('每日 1 次，剩余 0 次')
  await expect(dialog).toContainText(/\d{4}-\d{2}-\d{2} 00:00（北京时间）恢复/)
  await expect(dialog).toContainText('开通会员后不限次数')
  await dialog.getByRole('button', { name: '查看用量' }).click()
  await expect(page).toHaveURL(/\/account\?tab=usage$/)
  await expect(page.getByText('剩余 0 / 1 次')).toBeVisible()
})
