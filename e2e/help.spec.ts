import { expect } from '@playwright/test'
import { test } from './fixtures.ts'

test('? explains the page; the dark theme and large text are kept, and paper stays light', async ({
  signedIn: page,
}) => {
  await page.goto('/listHealth')
  await expect(page.getByRole('heading', { name: '名单状态', exact: true })).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: '帮助' })
  await expect(help.getByRole('region', { name: '本页说明' })).toContainText('不说明什么')
  await expect(help.getByRole('region', { name: '快捷键' })).toContainText('Ctrl K')
  await help.getByRole('radio', { name: '深色' }).click()
  await help.getByRole('radio', { name: '大', exact: true }).click()
  await page.reload()
  const root = page.locator('html')
  await expect(root).toHaveCSS('color-scheme', 'dark')
  await expect(page.locator('body')).toHaveCSS('font-size', '16.8px')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(root).toHaveCSS('color-scheme', 'light')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(root).toHaveCSS('color-scheme', 'dark')
})

test('three steps lead a newcomer, and stay away once told', async ({ signedIn: page }) => {
  await page.goto('/home')
  const steps = page.getByRole('region', { name: '三步上手' })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await steps.getByRole('button', { name: '不再显示' }).click()
  await expect(steps).toBeHidden()
  await page.reload()
  await expect(page.getByRole('navigation', { name: '常用入口' })).toBeVisible()
  await expect(steps).toBeHidden()
})
