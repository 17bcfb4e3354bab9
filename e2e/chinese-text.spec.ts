import { expect, type Page } from '@playwright/test'
import { pages } from '@maojian/contract/pages'
import { signIn, test } from './fixtures.ts'
import { citations, latinWords, sourceText } from './latin-text.table.ts'
import { plainScreens, untilDrawn } from './screens.ts'

const roles = ['普通用户', '会员', '合规报告', '管理员'] as const

/** Pages that the menu does not name but leads to. */
const furtherScreens = [
  pages.account.path,
  `${pages.account.path}?tab=usage`,
  `${pages.account.path}?tab=password`,
  pages.messages.path,
  pages.terms.path,
  pages.contactUs.path,
  pages.regulationText.path,
  pages.filePreview.path,
  '/no-such-page',
]

/** Every text in sight, and the texts of controls that are read aloud; not the words of a source. */
const visibleText = (page: Page): Promise<string[]> =>
  page.locator('body').evaluate((body, skipped) => {
    const isSource = (element: Element | null): boolean =>
      element === null || element.closest(`script, style, ${skipped}`) !== null
    const texts: string[] = []
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!isSource(element) && element?.checkVisibility()) texts.push(node.textContent ?? '')
    }
    const spoken = ['aria-label', 'placeholder', 'title', 'alt'] as const
    for (const element of body.querySelectorAll(spoken.map(name => `[${name}]`).join(', ')))
      if (!isSource(element) && !element.closest('[aria-hidden="true"]') && element.checkVisibility())
        texts.push(...spoken.map(name => element.getAttribute(name) ?? ''))
    return texts.map(text => text.trim()).filter(text => text !== '')
  }, sourceText.join(', '))

/** Codes such as 3A001 or UN-SC are no words: a word has two letters in a row and no digit at its side. */
const foreignWords = (text: string): string[] =>
  [
    ...citations
      .reduce((rest, citation) => rest.replaceAll(citation, ' '), text)
      .matchAll(/(?<![\p{L}\p{N}])[A-Za-z]{2,}(?![A-Za-z\p{N}])/gu),
  ]
    .map(([word]) => word)
    .filter(word => !latinWords.has(word))

const otherDates =
  /[0-9]{4}\/[0-9]{1,2}\/[0-9]{1,2}|[0-9]{1,2}\/[0-9]{1,2}\/[0-9]{4}|[0-9]{4}年[0-9]{1,2}月|[0-9]{4}-[0-9]{1,2}-[0-9](?![0-9])/u

const expectChinese = async (page: Page, path: string): Promise<string[]> => {
  await untilDrawn(page)
  await expect(page.locator('.ant-spin-spinning')).toHaveCount(0)
  const texts = await visibleText(page)
  expect(texts.join(''), `${path} has Chinese text`).toMatch(/\p{Script=Han}{4}/u)
  const foreign = texts.flatMap(text => foreignWords(text).map(word => `${word} in “${text.slice(0, 80)}”`))
  expect.soft(foreign, `${path} is Chinese`).toEqual([])
  return texts
}

const menuPaths = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href')))

for (const [i, role] of roles.entries())
  test(`S1-001 S1-295 every page of the menu of a ${role} is Chinese and writes dates as yyyy-MM-dd`, async ({
    page,
    product,
  }) => {
    test.setTimeout(120_000)
    await signIn(page.request, product.accounts[i]!)
    await page.goto('/home')
    await expect(page.getByRole('button', { name: /^用户 / })).toBeVisible()
    await expect.poll(async () => (await menuPaths(page)).length, 'the menu has come').toBeGreaterThan(8)
    const paths = (await menuPaths(page)).filter(path => path !== null)
    const texts: string[] = []
    for (const path of paths) {
      await page.getByRole('navigation', { name: '主菜单' }).locator(`a[href="${path}"]`).click()
      await expect(page).toHaveURL(url => url.pathname === path)
      texts.push(...(await expectChinese(page, path)))
    }
    expect(texts.filter(text => otherDates.test(text))).toEqual([])
    expect(texts.filter(text => /[0-9]{4}-[0-9]{2}-[0-9]{2}/u.test(text)).length).toBeGreaterThan(5)
  })

test('S1-001 the pages beside the menu are Chinese', async ({ page, product }) => {
  test.setTimeout(120_000)
  await signIn(page.request, product.accounts[roles.indexOf('管理员')]!)
  for (const path of [...furtherScreens, pages.admin.path, `${pages.admin.path}?tab=audit`]) {
    await page.goto(path)
    await expectChinese(page, path)
  }
})

test('S1-001 the pages of a visitor are Chinese', async ({ page }) => {
  for (const path of plainScreens) {
    await page.goto(path)
    await expectChinese(page, path)
  }
})
