import { expect, type Page } from '@playwright/test'
import { signIn, test } from './fixtures.ts'
import { administratorName } from './product-state.ts'

/** The page as an installation with these words would send it. */
const asSentWith = (page: Page, words: Readonly<Record<string, string>>): Promise<unknown> =>
  page.route(
    url => !/^\/(?:api|assets)\//.test(url.pathname),
    async route => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(
        /(<meta name="maojian:([a-z-]+)" content=")[^"]*/g,
        (_, head: string, name: string) => `${head}${words[name] ?? ''}`,
      )
      await route.fulfill({ response, body })
    },
  )

test('telephone, filing number and service text stand where the installation says them', async ({ page }) => {
  await asSentWith(page, {
    'service-phone': '400-111-2222',
    'service-note': '工作日 9:00–18:00',
    icp: '沪ICP备00000000号',
  })
  await page.goto('/contactUs')
  await expect(page.getByRole('link', { name: '400-111-2222' }).first()).toHaveAttribute(
    'href',
    'tel:400-111-2222',
  )
  await expect(page.getByText('工作日 9:00–18:00')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '沪ICP备00000000号' })).toBeVisible()
})

test('an installation that says none of them shows no empty place for any', async ({ page }) => {
  await asSentWith(page, {})
  await page.goto('/contactUs')
  await expect(page.getByText('请联系贵单位部署和管理贸鉴的部门')).toBeVisible()
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0)
  const foot = page.getByRole('contentinfo')
  await expect(foot).not.toContainText('ICP')
  await expect(foot).not.toContainText('：·')
  await expect(foot.getByRole('link')).toHaveText(['联系我们', /条款/])
  await page.route('**/api/search?*', route =>
    route.fulfill({ json: { code: 137, message: '今日查询次数已用完，请明日再来', data: null } }),
  )
  await page.goto('/home')
  await page.getByLabel('检索词').fill('HUAWEI')
  await page.getByLabel('检索词').press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('今日查询次数已用完')
  await expect(dialog).not.toContainText('请联系')
})

test('whoever runs the installation reads that it has no telephone; nobody else does', async ({
  signedIn: page,
  context,
  product,
}) => {
  const missing = page.getByText(/没有设置服务电话.*SERVICE_PHONE/u)
  await asSentWith(page, {})
  await page.goto('/listHealth')
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(missing).toBeHidden()
  await context.clearCookies()
  await signIn(
    page.request,
    product.accounts.find(({ name }) => name === administratorName)!,
  )
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/admin')
  await expect(missing).toBeVisible()
  await page.goto('/listHealth')
  await expect(missing).toBeVisible()
})
