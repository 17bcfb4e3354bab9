import { expect } from '@playwright/test'
import { administer } from './administrator.ts'
import { test } from './fixtures.ts'
import { newPhone, signUp } from './newcomer.ts'

test('S2-290 a message is counted without reload, read, moved to the bin and restored', async ({
  page,
  playwright,
  product,
}) => {
  const phone = newPhone()
  await signUp(page, phone)
  await page.goto('/messages')
  await expect(page.getByText('没有未读消息')).toBeVisible()
  await administer({ playwright, product }, phone, '/api/admin/membership/grant', {
    roleId: '2',
    until: '2099-12-31',
  })
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
