import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from '@playwright/test'
import { signIn } from './fixtures.ts'
import { administratorName, type ProductState } from './product-state.ts'

interface Granting {
  readonly playwright: PlaywrightWorkerArgs['playwright']
  readonly product: ProductState
}

/** The administrator's own connection, apart from the browser of the journey. */
const connect = async ({ playwright, product }: Granting): Promise<APIRequestContext> => {
  const admin = product.accounts.find(account => account.name === administratorName)
  if (admin === undefined) throw new Error('no demonstration administrator')
  const login = await playwright.request.newContext({ baseURL: product.url })
  const sessionId = await signIn(login, admin)
  await login.dispose()
  return playwright.request.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { Authorization: sessionId },
  })
}

/** Lets the administrator do something to the account of a phone number. */
export const administer = async (
  granting: Granting,
  phone: string,
  path: string,
  fields: Record<string, string>,
): Promise<void> => {
  const request = await connect(granting)
  const found = await request.get('/api/admin/user/page', { params: { keyword: phone } })
  const users = (await found.json()) as { data: { data: { userId: string }[] } }
  const done = await request.post(path, { form: { userId: users.data.data[0]?.userId ?? '', ...fields } })
  expect(await done.json()).toMatchObject({ code: 200 })
  await request.dispose()
}
