import { expect } from '@playwright/test'
import { test } from './fixtures.ts'

// The browser reports what a policy refuses as an error, and an error fails the journey.
test('the description of the interface is drawn, and the browser refuses nothing of it', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: /贸鉴/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: '手机号和密码登录' }).first()).toBeVisible()
})
