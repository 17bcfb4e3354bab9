import { expect } from '@playwright/test'
import { signIn, test } from './fixtures.ts'

test('accounts that sign in at the same moment, time and again, each see their own name', async ({
  browser,
  product,
}) => {
  const seen = await Promise.all(
    product.accounts.map(async account => {
      const context = await browser.newContext({ baseURL: product.url, locale: 'zh-CN' })
      for (let i = 0; i < 8; i++) await signIn(context.request, account)
      const page = await context.newPage()
      await page.goto('/home')
      await expect(page.getByRole('button', { name: `用户 ${account.name}` })).toBeVisible()
      await context.close()
      return account.name
    }),
  )
  expect(seen).toEqual(product.accounts.map(account => account.name))
})
