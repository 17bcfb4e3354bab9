import { readXlsx } from 'hucre/xlsx'
import decodeQr from 'qr/decode.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { inflateSync } from 'node:zlib'
import type { PageModel } from './page-model.ts'
import { testModel } from './testing-model.ts'
import { pdfPages, pdfText } from './testing-pdf.ts'
import { zipMembers } from './testing-zip.ts'
import { writeDocument } from './write-document.ts'

const count = (text: string, part: string): number => text.split(part).length - 1

const tableOf = (rows: string[][], widths: number[]): PageModel => ({
  title: '表',
  createdAt: testModel.createdAt,
  foot: '',
  sections: [{ title: '', blocks: [{ kind: 'table', header: rows[0]!, rows: rows.slice(1), widths }] }],
})

/** What a scanner reads from a PNG of ours: one byte of grey a pixel, no filter. */
const scan = (png: Buffer): string => {
  const size = png.readUInt32BE(16)
  const lines = inflateSync(png.subarray(png.indexOf('IDAT') + 4))
  const data = new Uint8Array(size * size * 4)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      data.fill(lines[y * (size + 1) + 1 + x]!, (y * size + x) * 4, (y * size + x) * 4 + 4)
  return decodeQr({ width: size, height: size, data })
}

describe('a document as PDF', () => {
  let bytes: Buffer
  let pages: string[]
  beforeAll(async () => {
    bytes = await writeDocument({ model: testModel, format: 'pdf' })
    pages = pdfPages(bytes)
  })

  test('an exponent stays one without its glyph, and a sign that turns the writing about is seen', async () => {
    const rows = [['项目'], ['14.65×10⁶ m'], ['abc\u202emoc有限公司']]
    const [page = ''] = pdfPages(await writeDocument({ model: tableOf(rows, [100]), format: 'pdf' }))
    expect(page).toContain('10^6')
    expect(page).toContain('abc[U+202E]moc')
  })

  test('begins with its cover: number, time in China, operator, data version, seal, disclaimer', () => {
    for (const words of [
      '制裁筛查证明书',
      '编号C-2026-000123',
      '生成时间2026-11-2004:05（北京时间）',
      '操作人张三（合规部）',
      '数据版本快照67ae497b1cb147e0',
      '扫码核验',
      '（盖章处）',
      '仅供参考，不作为法律依据',
    ])
      expect(pages[0]).toContain(words)
    expect(pages[0]).not.toContain('结论')
  })

  test('numbers every page and repeats head, foot and watermark on it', () => {
    expect(pages.length).toBeGreaterThan(4)
    pages.forEach((page, i) => {
      expect(page).toContain(`第${i + 1}页/共${pages.length}页`)
      for (const words of ['贸鉴制裁筛查', '筛查证明C-2026-000123', '演示样本']) expect(page).toContain(words)
    })
  })

  test('repeats the head of a table on every page that the table reaches, and loses no row', () => {
    const reached = pages.filter(page => page.includes('虚构进出口有限公司'))
    expect(reached.length).toBeGreaterThan(1)
    for (const page of reached) expect(page).toContain('序号对方名称物项编码得分')
    for (let i = 1; i <= 90; i++) expect(pages.join('')).toContain(`${i}虚构进出口有限公司${i}号3E00195.5`)
  })

  test('begins sections on a new page where they ask for it, and breaks where told', () => {
    const annex = pages.findIndex(page => page.includes('附件'))
    expect(pages[annex]).not.toContain('虚构进出口')
    expect(pages[annex]).not.toContain('（公司盖章）')
    expect(pages[annex + 1]).toContain('（公司盖章）')
  })

  test('embeds the fonts it is set in', () => {
    expect(bytes.toString('latin1')).toMatch(/\/FontName \/\w+\+NotoSansHans-Regular/)
    expect(count(bytes.toString('latin1'), '/FontFile3')).toBe(2)
  })
})

test('a row higher than a page is cut, not lost', async () => {
  const rows = [
    ['项目', '内容'],
    ['长', '漫'.repeat(6000)],
    ['短', '末行'],
  ]
  const pages = pdfPages(await writeDocument({ model: tableOf(rows, [20, 80]), format: 'pdf' }))
  expect(count(pages.join(''), '漫')).toBe(6000)
  expect(pages.join('')).toContain('末行')
})

test('a sign that the font does not have is replaced, and a note says so', async () => {
  const shown = async (text: string): Promise<string> =>
    pdfText(await writeDocument({ model: tableOf([['名称'], [text]], [100]), format: 'pdf' }))
  const text = await shown('Şişecam بنك')
  expect(text).toContain('Sisecam[U+0628][U+0646][U+0643]')
  expect(text).toContain('字体说明：本文件的字体没有原文中的')
  expect(text).toContain('U+015E印作S')
  expect(text).toContain('3个字符以方括号内的统一码编号印出')
  expect(await shown('深圳市 ACME → §744.21 Петров')).not.toContain('字体说明')
})

describe('a document as Word file', () => {
  let members: Map<string, Buffer>
  const part = (name: string): string => members.get(name)?.toString('utf8') ?? ''
  beforeAll(async () => {
    members = zipMembers(await writeDocument({ model: testModel, format: 'docx' }))
  })

  test('says the same on cover and pages', () => {
    const body = part('word/document.xml')
    for (const words of [
      '制裁筛查证明书',
      '2026-11-20 04:05（北京时间）',
      '张三（合规部）',
      '与名单主体“Qorvath Works”完全一致。',
      '虚构进出口有限公司90号',
      '（公司盖章）',
      '仅供参考，不作为法律依据',
    ])
      expect(body).toContain(words)
  })

  test('repeats table heads, breaks pages and keeps rows whole', () => {
    const body = part('word/document.xml')
    expect(count(body, '<w:tblHeader')).toBe(1)
    expect(count(body, '<w:cantSplit')).toBeGreaterThan(90)
    expect(count(body, '<w:br w:type="page"/>')).toBe(2)
    expect(count(body, '<w:pageBreakBefore/>')).toBe(1)
  })

  test('numbers its pages, has head and watermark, and names a Chinese font', () => {
    const footer = part('word/footer1.xml')
    expect(footer).toContain('筛查证明 C-2026-000123')
    expect(footer).toMatch(/第 .*PAGE.* 页 \/ 共 .*NUMPAGES.* 页/u)
    expect(part('word/header1.xml')).toContain('贸鉴 制裁筛查')
    expect(part('word/header1.xml')).toContain('string="演示样本"')
    expect(part('word/styles.xml')).toContain('w:eastAsia="Microsoft YaHei"')
  })

  test('carries its codes as images that can be scanned', () => {
    const images = [...members].filter(([name]) => name.startsWith('word/media/'))
    expect(images.map(([, png]) => scan(png)).toSorted()).toEqual([
      'https://maojian.example.com/verify/3f2504e0',
      '第二个码',
    ])
  })
})

describe('a document as workbook', () => {
  let bytes: Buffer
  let members: Map<string, Buffer>
  const part = (name: string): string => members.get(name)?.toString('utf8') ?? ''
  beforeAll(async () => {
    bytes = await writeDocument({ model: testModel, format: 'xlsx' })
    members = zipMembers(bytes)
  })

  test('has the cover on the first sheet and a sheet for each section', async () => {
    const { sheets } = await readXlsx(bytes)
    expect(sheets.map(sheet => sheet.name)).toEqual(['制裁筛查证明书', '结论', '筛查明细', '附件'])
    expect(sheets[0]!.rows.slice(0, 5)).toEqual([
      ['制裁筛查证明书', null],
      ['编号', 'C-2026-000123'],
      ['生成时间', '2026-11-20 04:05（北京时间）'],
      ['操作人', '张三（合规部）'],
      ['数据版本', '快照 67ae497b1cb147e0'],
    ])
  })

  test('keeps codes and would-be formulas as text, numbers as numbers', async () => {
    const { sheets } = await readXlsx(bytes, { readStyles: true })
    expect(sheets[2]!.rows[3]).toEqual([1, '虚构进出口有限公司1号', '3E001', 95.5])
    expect(sheets[3]!.rows[1]![0]).toBe('=HYPERLINK("x")')
    expect(part('xl/worksheets/sheet4.xml')).not.toContain('<f>')
  })

  test('prints on A4 with the table head on every page and page numbers', () => {
    expect(part('xl/workbook.xml')).toMatch(/_xlnm\.Print_Titles[^>]*>[^<]*\$3:\$3</u)
    expect(part('xl/worksheets/sheet3.xml')).toContain('paperSize="9"')
    expect(part('xl/worksheets/sheet3.xml')).toContain('第 &amp;P 页 / 共 &amp;N 页')
  })

  test('carries its codes as images that can be scanned', () => {
    const images = [...members].filter(([name]) => name.startsWith('xl/media/'))
    expect(images.map(([, png]) => scan(png)).toSorted()).toEqual([
      'https://maojian.example.com/verify/3f2504e0',
      '第二个码',
    ])
  })
})

test('a bare list is a bare table: head in the first row, frozen', async () => {
  const model = {
    ...tableOf(
      [
        ['编码', '名称'],
        ['3A001', '电子器件'],
      ],
      [30, 70],
    ),
  }
  const sections = [{ ...model.sections[0]!, title: '清单/2026' }]
  const bytes = await writeDocument({ model: { ...model, sections }, format: 'xlsx' })
  const { sheets } = await readXlsx(bytes)
  expect(sheets[1]!.name).toBe('清单 2026')
  expect(sheets[1]!.rows).toEqual([
    ['编码', '名称'],
    ['3A001', '电子器件'],
  ])
  expect(zipMembers(bytes).get('xl/worksheets/sheet2.xml')?.toString()).toContain('state="frozen"')
})

test.each(['docx', 'xlsx'] as const)(
  'signs that XML cannot hold are left out of a %s, and it can be opened',
  async format => {
    const odd = '甲\u0001乙\u001f\ufffe丙\ud800'
    const bytes = await writeDocument({ model: tableOf([['名称'], [odd]], [100]), format })
    const texts = [...zipMembers(bytes)].filter(([name]) => name.endsWith('.xml'))
    const all = texts.map(([, text]) => text.toString('utf8')).join('')
    expect(all).toContain('甲乙丙')
    expect(all).not.toMatch(/[[\p{Cc}\p{Noncharacter_Code_Point}\ufffd]--[\t\n\r]]/v)
  },
)

test('an order that is called off, before or while it is done, is refused with the reason', async () => {
  const order = { model: tableOf([['名称'], ['甲']], [100]), format: 'docx' } as const
  const leaving = new AbortController()
  const under = writeDocument({ ...order, signal: leaving.signal })
  leaving.abort(new Error('已取消'))
  await expect(under).rejects.toThrow('已取消')
  await expect(writeDocument({ ...order, signal: leaving.signal })).rejects.toThrow('已取消')
})
