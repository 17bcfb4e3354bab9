import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { newPhone, signUp } from './newcomer.ts'
import { download, fromWordToDocument, packed } from './word-to-document.ts'

const main = (page: Page) => page.getByRole('main')

for (const width of [1440, 390])
  test(`from a product word to an entry, three parties and a document that reads back, ${String(width)} px`, async ({
    page,
  }) => {
    await signUp(page, newPhone())
    await page.setViewportSize({ width, height: 900 })
    await fromWordToDocument(page)
  })

test('question by question to an entry, kept with the branches that were left, and printed', async ({
  page,
}) => {
  await signUp(page, newPhone())
  const name = `频谱分析仪 ${String(Date.now())}`
  await page.goto(`/classification?name=${encodeURIComponent(name)}`)
  const path = main(page).getByRole('region', { name: '引导路径' })
  await path.getByRole('button', { name: /^电子元器件/ }).click()
  await path.getByRole('button', { name: '测试测量仪器' }).click()
  await path.getByRole('button', { name: /频谱/ }).first().click()
  await path
    .getByRole('button', { name: /^3A002/ })
    .first()
    .click()
  await expect(path).toContainText('未选：')
  await path.getByRole('button', { name: '采用此编码' }).click()
  const form = main(page).getByRole('region', { name: '保存分类' })
  await expect(form.getByLabel(/^ECCN/)).toHaveValue(/^3A002/)
  await form.getByLabel('分类理由').fill('最高频率 90 GHz，按规格书核对')
  await form.getByRole('button', { name: '保存分类' }).click()
  const saved = main(page)
    .getByRole('region', { name: '本机构的分类' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await expect(saved).toContainText('待复核')
  const text = await download(page, saved.getByRole('button', { name: '分类记录' }))
  for (const words of ['物项分类记录', '90 GHz', '未选的分支']) expect(text).toContain(packed(words))
})
