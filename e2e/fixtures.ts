import { createHash } from 'node:crypto'
import {
  type APIRequestContext,
  test as base,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test'
import { type DemonstrationAccount, type ProductState, readProductState } from './product-state.ts'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

interface TestFixtures {
  /** Console errors that the journey provokes on purpose, e.g. a refused request. */
  expectedErrors: RegExp[]
  /** A page whose browser holds the session of the first demonstration account. */
  signedIn: Page
  /** The same, of a browser that has read the product's scripts before and remembers nothing else: for walks through all pages. */
  walking: Page
  /** Such a page of a visitor. */
  strolling: Page
}

/** A browser window that a worker keeps from test to test. */
interface Kept {
  context: BrowserContext | undefined
}

interface WorkerFixtures {
  product: ProductState
  account: DemonstrationAccount
  sessionCookies: Cookies
  kept: Kept
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

/** Signs a demonstration account in, makes sure that it is this one, and gives the id of its session. */
export const signIn = async (request: APIRequestContext, account: DemonstrationAccount): Promise<string> => {
  const form = { phoneNum: account.phone, pwd: md5(account.password) }
  const reply = (await (await request.post('/api/login/phone', { form })).json()) as {
    data: { sessionId: string }
  }
  expect(reply).toMatchObject({ code: 200, data: { loginName: account.name } })
  return reply.data.sessionId
}

/** Resource failures are reported by the browser itself, with the address in the location. */
const watchConsole = (page: Page, errors: string[]): void => {
  page.on('console', message => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', error => errors.push(`uncaught: ${error.message}`))
}

const expectQuiet = (errors: readonly string[], expected: readonly RegExp[]): void => {
  const unexpected = errors.filter(error => !expected.some(pattern => pattern.test(error)))
  expect(unexpected, 'the console stays free of errors').toEqual([])
}

interface Walk {
  readonly browser: Browser
  readonly kept: Kept
  readonly cookies: Cookies
  readonly expectedErrors: readonly RegExp[]
}

const walk = async ({ browser, kept, cookies, expectedErrors }: Walk, use: (page: Page) => Promise<void>) => {
  const context = (kept.context ??= await browser.newContext())
  await context.clearCookies()
  await context.addCookies(cookies)
  const page = await context.newPage()
  const errors: string[] = []
  watchConsole(page, errors)
  await use(page)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.close()
  expectQuiet(errors, expectedErrors)
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern itself.
  product: [async ({}, use) => use(readProductState()), { scope: 'worker' }],
  account: [
    async ({ product }, use) => {
      const account = product.accounts[0]
      if (account === undefined) throw new Error('the product printed no demonstration account')
      await use(account)
    },
    { scope: 'worker' },
  ],
  sessionCookies: [
    async ({ playwright, product, account }, use) => {
      const request = await playwright.request.newContext({ baseURL: product.url })
      await signIn(request, account)
      const { cookies } = await request.storageState()
      await request.dispose()
      await use(cookies)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    watchConsole(page, errors)
    await use(page)
    expectQuiet(errors, expectedErrors)
  },
  signedIn: async ({ page, context, sessionCookies }, use) => {
    await context.addCookies(sessionCookies)
    await use(page)
  },
  kept: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern itself.
    async ({}, use) => {
      const kept: Kept = { context: undefined }
      await use(kept)
      await kept.context?.close()
    },
    { scope: 'worker' },
  ],
  walking: ({ browser, kept, sessionCookies: cookies, expectedErrors }, use) =>
    walk({ browser, kept, cookies, expectedErrors }, use),
  strolling: ({ browser, kept, expectedErrors }, use) =>
    walk({ browser, kept, cookies: [], expectedErrors }, use),
})
