import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { pdfText } from '../packages/server/src/documents/testing-pdf.ts'

/** The text of a PDF is read without its spaces. */
export const packed = (text: string): string => text.replaceAll(' ', '')

export const download = async (page: Page, button: ReturnType<Page['getByRole']>): Promise<string> => {
  const saved = page.waitForEvent('download')
  await button.click()
  return pdfText(await readFile(await (await saved).path()))
}

const parties = ['Nobody Buying Whatsoever', 'Nobody Forwarding Whatsoever', 'Nobody Bank Whatsoever']

/** An exporter's way: product word, entry with its threshold, destination, three parties, verdict, document read back. */
export const fromWordToDocument = async (page: Page): Promise<void> => {
  const main = page.getByRole('main')
  await page.goto('/classification')
  await main.getByLabel('产品名称、型号或税号').fill('数字示波器')
  await main.getByRole('button', { name: '查询' }).click()
  const row = main
    .getByRole('region', { name: '候选编码' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: '3A002.a', exact: true }) })
  await expect(row).toContainText('60 GHz')
  await row.getByRole('link', { name: '许可判定' }).click()
  await expect(main.getByLabel(/^物项（ECCN/)).toHaveValue('3A002.a')
  await main.getByLabel(/^目的国家或地区/).fill('德国')
  await page.getByTitle(/^德国 /).click()
  for (const [at, name] of parties.entries()) {
    await main.getByRole('button', { name: '添加当事方' }).click()
    await main.getByLabel(`当事方 ${String(at + 1)} 的名称`).fill(name)
  }
  await main.getByRole('button', { name: '判定', exact: true }).click()
  await expect(main.getByRole('region', { name: '结论', exact: true })).toBeVisible()
  const text = await download(page, main.getByRole('button', { name: '下载判定书（PDF）' }))
  for (const words of ['出口许可判定书', '3A002', ...parties]) expect(text).toContain(packed(words))
}
