import { createHash } from 'node:crypto'
import { expect, type PlaywrightWorkerArgs } from '@playwright/test'
import { test } from './fixtures.ts'
import { newPhone, register } from './newcomer.ts'
import type { ProductState } from './product-state.ts'

interface Granting {
  readonly playwright: PlaywrightWorkerArgs['playwright']
  readonly product: ProductState
}

/** The administrator grants a membership, which writes its owner a message. */
const grantMembership = async ({ playwright, product }: Granting, phone: string): Promise<void> => {
  const admin = product.accounts.find(account => account.phone === '13000000099')
  if (admin === undefined) throw new Error('no demonstration administrator')
  const request = await playwright.request.newContext({ baseURL: product.url })
  const form = { phoneNum: admin.phone, pwd: createHash('md5').update(admin.password).digest('hex') }
  const login = await request.post('/api/login/phone', { form })
  const { data } = (await login.json()) as { data: { sessionId: string } }
  const headers = { Authorization: data.sessionId }
  const found = await request.get('/api/admin/user/page', { headers, params: { keyword: phone } })
  const users = (await found.json()) as { data: { data: { userId: string }[] } }
  const granted = await request.post('/api/admin/membership/grant', {
    headers,
    form: { userId: users.data.data[0]?.userId ?? '', roleId: '2', until: '2099-12-31' },
  })
  expect(await granted.json()).toMatchObject({ code: 200 })
  await request.dispose()
}

test('S2-290 a message is counted without reload, read, moved to the bin and restored', async ({
  page,
  playwright,
  product,
}) => {
  const phone = newPhone()
  await register(page, phone)
  await page.goto('/messages')
  await expect(page.getByText('没有未读消息')).toBeVisible()
  await grantMembership({ playwright, product }, phone)
  await expect(page.getByRole('button', { name: '消息，1 条未读' })).toBeVisible()
  await page.getByRole('link', { name: /^您已开通/ }).click()
  const letter = page.getByRole('dialog')
  await expect(letter.getByText('有效期至 2099-12-31')).toBeVisible()
  await expect(letter.getByRole('link', { name: '查看相关页面' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '消息，0 条未读' })).toBeVisible()
  await page.getByRole('tab', { name: '已读 1' }).click()
  await page.getByRole('checkbox', { name: /^选择 您已开通/ }).check()
  await page.getByRole('button', { name: '移入回收站', exact: true }).click()
  await page.getByRole('tab', { name: '回收站 1' }).click()
  await page.getByRole('button', { name: '全部恢复为已读' }).click()
  await expect(page.getByRole('tab', { name: '已读 1' })).toBeVisible()
  await expect(page.getByText('回收站是空的')).toBeVisible()
})
