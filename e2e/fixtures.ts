import { createHash } from 'node:crypto'
import {
  type APIRequestContext,
  test as base,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test'
import { type DemonstrationAccount, type ProductState, readProductState } from './product-state.ts'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

interface TestFixtures {
  /** Console errors that the journey provokes on purpose, e.g. a refused request. */
  expectedErrors: RegExp[]
  /**
   * The journey has a browser window of its own, which has never read the product's scripts: for those that weigh them,
   * and for those that leave behind what no window forgets (another clock, scripts of every page).
   */
  coldBrowser: boolean
  /** A page whose browser holds the session of the first demonstration account. */
  signedIn: Page
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

/** Closes what is open and forgets all but the scripts that were read. */
const forget = async (context: BrowserContext, origins: readonly string[]): Promise<void> => {
  const blank = await context.newPage()
  const others = context.pages().filter(page => page !== blank)
  await Promise.all(others.map(page => page.close()))
  const browser = await context.newCDPSession(blank)
  for (const origin of origins)
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
  await context.clearCookies()
  await context.unrouteAll()
  await blank.close()
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],
  coldBrowser: [false, { option: true }],
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
  context: async ({ browser, kept, coldBrowser, product }, use) => {
    if (coldBrowser) {
      const context = await browser.newContext()
      await use(context)
      await context.close()
      return
    }
    const context = (kept.context ??= await browser.newContext())
    await use(context)
    await forget(context, [product.url, product.signOn.url])
  },
  page: async ({ page, viewport, expectedErrors }, use) => {
    if (viewport) await page.setViewportSize(viewport)
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
})
