import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { signIn, test } from './fixtures.ts'
import { newPhone, signUp } from './newcomer.ts'
import type { DemonstrationAccount, ProductState } from './product-state.ts'

interface Person {
  readonly context: BrowserContext
  readonly page: Page
}

const roleOf = { member: '演示-会员', compliance: '演示-合规报告' } as const

const accountNamed = ({ accounts }: ProductState, name: string): DemonstrationAccount => {
  const account = accounts.find(one => one.name === name)
  if (account === undefined) throw new Error(`the product printed no account ${name}`)
  return account
}

/** A browser of his own for a demonstration account. */
const open = async (browser: Browser, product: ProductState, name: string): Promise<Person> => {
  const context = await browser.newContext({ baseURL: product.url })
  await signIn(context.request, accountNamed(product, name))
  return { context, page: await context.newPage() }
}

const invite = async (page: Page): Promise<string> => {
  await page.goto('/account?tab=organisation')
  await page.getByRole('button', { name: '创建邀请' }).click()
  const link = await page.getByRole('dialog').getByLabel('邀请链接').innerText()
  await page.getByRole('button', { name: '我已复制' }).click()
  return link
}

const importPart = async (page: Page, number: string): Promise<void> => {
  await page.goto('/partCatalogue')
  const content = Buffer.from(`Part Number,ECCN,Vendor\n${number},EAR99,Sample Works\n`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByText('点击选择文件').click()
  await (await chooser).setFiles({ name: `${number}.csv`, mimeType: 'text/csv', buffer: content })
  await expect(page.getByText(`${number}.csv`)).toBeVisible()
}

test('two members in two browsers: what one saves the other sees; removed, he sees nothing', async ({
  browser,
  product,
}) => {
  test.slow()
  const owner = await open(browser, product, roleOf.member)
  const guest = await open(browser, product, roleOf.compliance)
  const number = `JOINT-${Date.now()}`
  const link = await invite(owner.page)
  await guest.page.goto(link)
  await expect(guest.page.getByText(/邀请您作为成员加入/)).toBeVisible()
  const choice = guest.page.getByRole('radio', { name: /留在原机构/ })
  if (await choice.isVisible()) await choice.check()
  await guest.page.getByRole('button', { name: '加入机构' }).click()
  await expect(guest.page.getByText(/您的角色：成员/)).toBeVisible()

  await importPart(guest.page, number)
  await owner.page.goto('/partCatalogue')
  await expect(owner.page.getByText(`${number}.csv`)).toBeVisible()

  await owner.page.goto('/account?tab=organisation')
  await owner.page.getByRole('combobox', { name: `${roleOf.compliance}的角色` }).click()
  await owner.page.getByTitle('只读成员').click()
  await expect(owner.page.getByText(`${roleOf.compliance}已设为只读成员`)).toBeVisible()
  await guest.page.reload()
  await expect(guest.page.getByText(`${number}.csv`)).toBeVisible()
  await expect(guest.page.getByText('点击选择文件')).toHaveCount(0)
  for (const path of ['/partCatalogue', '/batchScreening', '/projects']) {
    await guest.page.goto(path)
    await expect(guest.page.getByText(/您在本机构是只读成员/)).toBeVisible()
  }
  await guest.page.goto('/partCatalogue')

  await owner.page.getByRole('button', { name: `移出${roleOf.compliance}` }).click()
  await owner.page.getByRole('tooltip').getByRole('button', { name: '移出' }).click()
  await expect(owner.page.getByText(`已移出${roleOf.compliance}`)).toBeVisible()
  await guest.page.reload()
  await expect(guest.page.getByText('导入制造商的料号分类')).toBeVisible()
  await expect(guest.page.getByText(`${number}.csv`)).toHaveCount(0)
  await guest.page.goto(link)
  await expect(guest.page.getByText('邀请已失效')).toBeVisible()
  await owner.context.close()
  await guest.context.close()
})

test('a name that was changed in another tab meanwhile is shown, and what was typed stays', async ({
  page,
  context,
}) => {
  await signUp(page, newPhone())
  const other = await context.newPage()
  for (const one of [page, other]) await one.goto('/account?tab=organisation')
  const save = async (one: Page, name: string): Promise<void> => {
    await one.getByLabel('机构名称').fill(name)
    await one.getByRole('button', { name: '保存名称' }).click()
  }
  await save(other, '甲示例公司')
  await expect(other.getByRole('heading', { name: '甲示例公司' })).toBeVisible()
  await save(page, '乙示例公司')
  await expect(page.getByText('机构名称：现在是“甲示例公司”，您填写的是“乙示例公司”')).toBeVisible()
  await expect(page.getByLabel('机构名称')).toHaveValue('乙示例公司')
  await page.getByRole('button', { name: '仍保存我填写的内容' }).click()
  await expect(page.getByRole('heading', { name: '乙示例公司' })).toBeVisible()
})

test('an invitation by link leads a visitor through registration and back; one by phone waits in the account', async ({
  page,
  browser,
  product,
}) => {
  await signUp(page, newPhone())
  const link = await invite(page)
  const stranger = await (await browser.newContext({ baseURL: product.url })).newPage()
  await stranger.goto(link)
  await expect(stranger.getByText('登录后才能接受邀请')).toBeVisible()
  await stranger.getByRole('button', { name: '去登录' }).click()
  await expect(stranger).toHaveURL(/\/login\?back=/)
  const phone = newPhone()
  await signUp(stranger, phone)
  await page.goto('/account?tab=organisation')
  await page.getByLabel('手机号（选填）').fill(phone)
  await page.getByRole('button', { name: '创建邀请' }).click()
  await expect(page.getByText(/^已邀请 /)).toBeVisible()
  await stranger.goto('/account?tab=organisation')
  await stranger.getByRole('button', { name: '查看并接受' }).click()
  await stranger.getByRole('button', { name: '加入机构' }).click()
  await expect(stranger.getByText(/您的角色：成员/)).toBeVisible()
  await stranger.getByRole('button', { name: '退出机构' }).click()
  await stranger.getByRole('tooltip').getByRole('button', { name: '退出' }).click()
  await expect(stranger.getByText(/^已退出/)).toBeVisible()
  await stranger.context().close()
})
