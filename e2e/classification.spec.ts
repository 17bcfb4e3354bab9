import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { pdfText } from '../packages/server/src/documents/testing-pdf.ts'
import { test } from './fixtures.ts'
import { newPhone, signUp } from './newcomer.ts'

const main = (page: Page) => page.getByRole('main')

const download = async (page: Page, button: ReturnType<Page['getByRole']>): Promise<string> => {
  const saved = page.waitForEvent('download')
  await button.click()
  return pdfText(await readFile(await (await saved).path()))
}

/** The text of a PDF is read without its spaces. */
const packed = (text: string): string => text.replaceAll(' ', '')

const parties = ['Nobody Buying Whatsoever', 'Nobody Forwarding Whatsoever', 'Nobody Bank Whatsoever']

for (const width of [1440, 390])
  test(`from a product word to an entry, three parties and a document that reads back, ${String(width)} px`, async ({
    page,
  }) => {
    await signUp(page, newPhone())
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/classification')
    await main(page).getByLabel('产品名称、型号或税号').fill('数字示波器')
    await main(page).getByRole('button', { name: '查询' }).click()
    const row = main(page)
      .getByRole('region', { name: '候选编码' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: '3A002.a', exact: true }) })
    await expect(row).toContainText('60 GHz')
    await row.getByRole('link', { name: '许可判定' }).click()
    await expect(main(page).getByLabel(/^物项（ECCN/)).toHaveValue('3A002.a')
    await main(page)
      .getByLabel(/^目的国家或地区/)
      .fill('德国')
    await page.getByTitle(/^德国 /).click()
    for (const [at, name] of parties.entries()) {
      await main(page).getByRole('button', { name: '添加当事方' }).click()
      await main(page)
        .getByLabel(`当事方 ${String(at + 1)} 的名称`)
        .fill(name)
    }
    await main(page).getByRole('button', { name: '判定', exact: true }).click()
    await expect(main(page).getByRole('region', { name: '结论', exact: true })).toBeVisible()
    const text = await download(page, main(page).getByRole('button', { name: '下载判定书（PDF）' }))
    for (const words of ['出口许可判定书', '3A002', ...parties]) expect(text).toContain(packed(words))
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
