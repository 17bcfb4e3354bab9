import { expect, type BrowserContext, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { enterCode, newPhone } from './newcomer.ts'

// Against the second product, which runs with a certified OpenID provider, a WeChat stand-in and a probe address.
// In one worker and one after the other: the mode of the probe belongs to the whole stand-in.
test.describe.configure({ mode: 'default' })
// The provider's own pages are not ours to keep free of browser messages.
test.use({
  coldBrowser: true,
  expectedErrors: [/Failed to load resource|localhost:[0-9]+\/(interaction|auth)/],
})

type Mode = 'yes' | 'no' | 'silent'

const answerProbe = async (page: Page, probe: string, mode: Mode): Promise<void> => {
  expect((await page.request.get(`${probe}/mode/${mode}`)).ok()).toBe(true)
}

/** A tab that has been probed before: its visitor may read in peace. */
const asProbed = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => sessionStorage.setItem('maojian.probed', '1'))

const nameAtProvider = async (page: Page, name: string): Promise<void> => {
  await expect(page).toHaveURL(/\/interaction\//)
  await page.locator('input[name=login]').fill(name)
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
}

const consent = async (page: Page): Promise<void> => {
  await expect(page.locator('input[name=prompt][value=consent]')).toHaveCount(1)
  await page.locator('button[type=submit]').click()
}

const scanFrame = (page: Page) => page.frameLocator('iframe[title="微信登录二维码"]')
const userButton = (page: Page, name: string) => page.getByRole('button', { name: `用户 ${name}` })

test.describe('with the stand-ins', () => {
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern itself.
  test.use({ baseURL: async ({ product }, use) => use(product.signOn.url) })

  test('S1-021 S1-053 S1-054 the login page offers password, code, scan and sign-on, and leads to registration', async ({
    page,
    context,
  }) => {
    await asProbed(context)
    await page.goto('/login?back=%2FlistHealth')
    await expect(page.getByLabel('账号')).toBeVisible()
    await expect(page.getByLabel('密码', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: '单点登录（本机替身）' })).toBeVisible()
    await page.getByRole('tab', { name: '微信扫码' }).click()
    await expect(scanFrame(page).getByRole('button', { name: '确认登录' })).toBeVisible()
    await page.getByRole('link', { name: '注册新账户' }).click()
    await expect(page).toHaveURL(/\/register\?back=%2FlistHealth$/)
    await expect(page.getByRole('heading', { level: 1, name: '注册贸鉴账户' })).toBeVisible()
  })

  test('S1-013 sign-on with PKCE from the login page returns to the page that asked for it, and out again', async ({
    page,
    context,
    product,
  }) => {
    await asProbed(context)
    await page.goto('/login?back=%2FlistHealth')
    const asked = page.waitForRequest(request => request.url().includes('code_challenge='))
    await page.getByRole('button', { name: '单点登录（本机替身）' }).click()
    const query = new URL((await asked).url()).searchParams
    expect(query.get('code_challenge_method')).toBe('S256')
    expect(query.get('state')).not.toBe('')
    await nameAtProvider(page, 'wang-wu')
    await consent(page)
    // A first login completes the profile before it leads on.
    await expect(page).toHaveURL(/\/updateUserInfo\?back=%2FlistHealth$/)
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await answerProbe(page, product.signOn.probe, 'yes')
    await userButton(page, 'wang-wu').click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expect(userButton(page, 'wang-wu')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('S1-055 S2-231 a code in the address of a public page logs in there and is taken out of it', async ({
    page,
    context,
  }) => {
    await asProbed(context)
    await page.goto('/sensitiveList?code=from-the-single-window')
    await nameAtProvider(page, 'zhao-liu')
    await consent(page)
    await expect(page).toHaveURL(/\/updateUserInfo\?back=%2FsensitiveList$/)
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
    expect(stored).toContain('"loginName":"zhao-liu"'.replaceAll('"', String.raw`\"`))
  })

  test('a code with a state that nobody here began is refused in words, once; the page stays readable', async ({
    page,
    context,
  }) => {
    await asProbed(context)
    const sent: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('/api/login/code')) sent.push(request.postData() ?? '')
    })
    await page.goto('/listHealth?code=stolen&state=of-somebody-else')
    await expect(page.getByText('登录请求已失效或不是由本浏览器发起，请重新登录')).toBeVisible()
    await expect(page).toHaveURL(/\/listHealth$/)
    expect(sent).toHaveLength(1)
    await page.getByRole('button', { name: '继续浏览' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '名单状态' })).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('the country table keeps its own code', async ({ page, context }) => {
    await asProbed(context)
    await page.goto('/listofCountries?code=CC2&find=united')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/code=CC2/)
  })

  test('S2-302 a login refused at the provider is named, and another try is one click away', async ({
    page,
    context,
  }) => {
    await asProbed(context)
    await page.goto('/login')
    await page.getByRole('button', { name: '单点登录（本机替身）' }).click()
    await expect(page).toHaveURL(/\/interaction\//)
    await page.getByRole('link', { name: /Cancel|Abort/ }).click()
    await expect(page.getByText('您在授权页面取消或拒绝了登录。')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    await page.getByRole('button', { name: '重新登录' }).click()
    await expect(page.getByText('您在授权页面取消或拒绝了登录。')).toBeHidden()
    await expect(page.getByLabel('账号')).toBeVisible()
  })

  for (const [mode, what] of [
    ['yes', 'a session'],
    ['no', '401'],
  ] as const)
    test(`S1-056 S1-068 S2-237 the probe answers ${what}: the tab is led to the sign-on once, and never again`, async ({
      page,
      product,
    }) => {
      await answerProbe(page, product.signOn.probe, mode)
      await page.goto('/listHealth')
      await expect(page).toHaveURL(/\/interaction\//)
      await page.getByRole('link', { name: /Cancel|Abort/ }).click()
      await expect(page.getByText('您在授权页面取消或拒绝了登录。')).toBeVisible()
      const asked: string[] = []
      page.on('request', request => asked.push(new URL(request.url()).pathname))
      await page.goto('/listHealth')
      await expect(page.getByRole('heading', { level: 1, name: '名单状态' })).toBeVisible()
      expect(asked).toContain('/api/source/list')
      expect(asked.filter(path => path.startsWith('/api/login/'))).toEqual([])
      await expect(page).toHaveURL(/\/listHealth$/)
    })

  test('S1-056 a silent provider leads to the local login and back to the page, and is not asked again', async ({
    page,
    product,
  }) => {
    await answerProbe(page, product.signOn.probe, 'silent')
    await page.goto('/listHealth')
    await expect(page.getByText('单点登录没有响应，请使用本平台账户登录')).toBeVisible()
    await expect(page).toHaveURL(/\/login\?back=%2FlistHealth$/)
    await page.getByRole('link', { name: '暂不登录，先看首页' }).click()
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test('a visitor who already types is asked, not carried away', async ({ page, product }) => {
    await answerProbe(page, product.signOn.probe, 'silent')
    // Whoever types does so before the probe is given up.
    await page.goto('/home', { waitUntil: 'commit' })
    await page.getByRole('combobox').first().fill('HUAWEI')
    await page.keyboard.press('End')
    await expect(page.getByText('可以登录以使用全部功能')).toBeVisible()
    await expect(page).toHaveURL(/\/home/)
    await expect(page.getByRole('combobox').first()).toHaveValue('HUAWEI')
  })

  test('S1-012 S1-023 S1-054 a scan in the panel logs in and leads to the page that asked for it', async ({
    page,
    context,
  }) => {
    await asProbed(context)
    await page.goto('/login?way=wechat&back=%2FlistHealth')
    await expect(page.getByText(/请用微信扫描二维码，[45]:\d\d 后失效/)).toBeVisible()
    await scanFrame(page).getByLabel('微信昵称').fill('小红')
    const landed = page.waitForRequest(request => request.url().includes('/wechatShowPage?code='))
    await scanFrame(page).getByRole('button', { name: '确认登录' }).click()
    await landed
    await expect(page).toHaveURL(/\/updateUserInfo\?back=%2FlistHealth$/)
    const phone = newPhone()
    await page.getByLabel('姓名').fill('小红')
    await page.getByLabel('企业名称').fill('宁波海贸有限公司')
    await page.getByLabel('手机号').fill(phone)
    await enterCode(page, phone)
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page).toHaveURL(/\/listHealth$/)
    await userButton(page, '小红').click()
    await page.getByText('退出登录').click()
    // The second time nothing stands between the scan and the page that asked for it.
    await page.goto('/login?way=wechat&back=%2FlistHealth')
    await scanFrame(page).getByLabel('微信昵称').fill('小红')
    await scanFrame(page).getByRole('button', { name: '确认登录' }).click()
    await expect(page).toHaveURL(/\/listHealth$/)
    await expect(userButton(page, '小红')).toBeVisible()
  })

  test('a scan that is refused on the phone says so, and leads back to the panel', async ({
    page,
    context,
  }) => {
    await asProbed(context)
    await page.goto('/login?way=wechat')
    await scanFrame(page).getByRole('button', { name: '拒绝' }).click()
    await expect(page.getByText('没有收到微信的授权结果')).toBeVisible()
    await page.getByRole('button', { name: '重新扫码' }).click()
    await expect(scanFrame(page).getByRole('button', { name: '确认登录' })).toBeVisible()
  })

  test('a scan of a code that another browser began is refused with its cause', async ({ page, context }) => {
    await asProbed(context)
    await page.goto('/wechatShowPage?code=stolen&state=of-somebody-else')
    await expect(page.getByText('登录请求已失效或不是由本浏览器发起，请重新登录')).toBeVisible()
    await expect(page).toHaveURL(/\/wechatShowPage$/)
    await page.getByRole('button', { name: '重新登录' }).click()
    await expect(page).toHaveURL(/\/login\?way=wechat$/)
  })

  test('a code of the panel expires visibly and is drawn anew', async ({ page, context }) => {
    await asProbed(context)
    await page.clock.install()
    await page.goto('/login?way=wechat')
    const first = await page.locator('iframe').getAttribute('src')
    await page.clock.fastForward(5 * 60_000 + 1000)
    await expect(page.getByText('二维码已失效')).toBeVisible()
    await page.getByRole('button', { name: '刷新二维码' }).click()
    await expect(page.getByText('二维码已失效')).toBeHidden()
    await expect(page.locator('iframe')).not.toHaveAttribute('src', first ?? '')
    await expect(scanFrame(page).getByRole('button', { name: '确认登录' })).toBeVisible()
  })
})

test('ways that are not configured are not offered', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('tab', { name: '验证码登录' })).toBeVisible()
  await expect(page.getByRole('tab', { name: '微信扫码' })).toHaveCount(0)
})
