import { expect, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { zipMembers } from '../packages/server/src/documents/testing-zip.ts'
import { pdfPages, pdfText } from '../packages/server/src/documents/testing-pdf.ts'
import { test } from './fixtures.ts'
import { newPhone, signUp } from './newcomer.ts'

// The check is a job, and each document another.
test.describe.configure({ timeout: 60_000 })

/** What a deal with every kind of risk must be warned of: section, level and subject, no more, no less. */
const expected = [
  '高 交易物项 模数转换器',
  '高 最终用户与交易相对方 HUAWEI TECHNOLOGIES CO., LTD.',
  '高 目的国家 俄罗斯',
  '高 物流 SABITI 9172040',
  '高 结算 BANK ROSSIYA',
  '高 结算 珩川科技有限公司（示例）',
  '中 最终用户与交易相对方 Rosoboronexprot',
  '中 交易物项 模数转换器',
  '中 目的国家 中国',
  '中 最终用途 102 是否用于火箭系统（含导弹、运载火箭）或无人机的研制、生产或使用？',
].toSorted()

const answers = { ...Object.fromEntries(Array.from({ length: 11 }, (_, at) => [101 + at, 0])), 102: 2 }

const deal = {
  name: '真实名单上的交易',
  partners: [
    { name: 'HUAWEI TECHNOLOGIES CO., LTD.', country: 'CN', role: 'buyer' },
    { name: 'Rosoboronexprot', country: 'RU', role: '中介机构' },
  ],
  items: [
    {
      name: '模数转换器',
      eccn: '3A001.a.2',
      cnCode: 'none',
      value: 90_000,
      currency: 'USD',
      usOrigin: true,
    },
  ],
  countries: [
    { country: 'BR', kind: 'destination' },
    { country: 'CN', kind: 'destination' },
    { country: 'RU', kind: 'transit' },
  ],
  endUse: answers,
  logistics: [{ kind: 'vessel', name: 'SABITI', imo: '9172040' }],
  settlement: [
    { bank: 'BANK ROSSIYA', currency: 'USD', role: 'PAYING_BANK' },
    // Of the sample graph: a listed company holds 51 percent of it.
    { bank: '珩川科技有限公司（示例）', currency: 'CNY', role: 'RECEIVING_BANK' },
  ],
}

/** Each subject warned of, as the open report shows it. */
const shown = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const [level, name] of [
    ['高', /^高风险预警/],
    ['中', /^中风险预警/],
  ] as const) {
    const part = page.locator('.ant-collapse-item', { has: page.getByRole('button', { name }) })
    for (const section of await part.getByRole('region').all()) {
      const title = (await section.getAttribute('aria-label')) ?? ''
      for (const line of await section.getByRole('listitem').all()) {
        const subject = line.locator(':scope > span').nth(1)
        const text = await subject.evaluate(one => one.firstChild?.textContent ?? '')
        found.push(`${level} ${title} ${text.trim()}`)
      }
    }
  }
  return [...new Set(found)].toSorted()
}

const saved = async (page: Page, button: string): Promise<Buffer> => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFile(await (await download).path())
}

test('S2-136 S2-137 S2-139 a deal with every kind of risk: a report with exactly its warnings, in PDF and Word too', async ({
  page,
  product,
}, info) => {
  // The sample lists do not hold these parties.
  if (!product.realLists) return
  const session = await signUp(page, newPhone())
  const made = await page.request.post('/api/deal/project', {
    data: deal,
    headers: { Authorization: session },
  })
  const { data } = (await made.json()) as { data: { id: string } }
  await page.goto(`/process?id=${data.id}&status=2`)
  await expect(page.getByText('该主体在敏感名单中').or(page.getByText('交易物项')).first()).toBeVisible()
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page).toHaveURL(/\/report\?id=/, { timeout: 30_000 })
  await expect(page.getByRole('region', { name: '结论' })).toContainText('高风险', { timeout: 60_000 })
  expect(await shown(page)).toEqual(expected)
  await page.screenshot({ path: info.outputPath('report.png'), fullPage: true })

  const pdf = await saved(page, '导出 PDF')
  const text = pdfText(pdf).replaceAll(/\s/gu, '')
  for (const line of expected) expect(text).toContain(line.split(' ').slice(2).join('').slice(0, 12))
  expect(text).toMatch(/第1页|1\/\d+|第1\/共\d+页/u)
  expect(pdfPages(pdf).length).toBeGreaterThan(1)
  const word = zipMembers(await saved(page, '导出 Word'))
  const document = word.get('word/document.xml')?.toString() ?? ''
  expect(document).toContain('<w:tbl>')
  for (const line of expected) expect(document).toContain(line.split(' ').at(-1)!.slice(0, 6))
})
