import { csvLine, csvMark } from '@maojian/contract/csv-line'
import { writeXlsx } from 'hucre/xlsx'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTable, type WeighTable } from './read-table.ts'
import { delimiterOf } from './split-csv.ts'
import { doubleBytes, gbkBytes } from './testing.ts'

const limits = { bytes: 1 << 20, rows: 1000, columns: 200, cell: 32_767 }

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'table-'))))
afterAll(() => rm(folder, { recursive: true }))

const read = async (bytes: Uint8Array | string) => {
  const path = join(folder, 'table')
  await writeFile(path, bytes)
  const { form, batches } = await readTable(path, limits)
  const rows = []
  for await (const batch of batches) rows.push(...batch)
  return { form, rows }
}

describe('a table that somebody brought', () => {
  test('is read as GBK where it is no UTF-8', async () => {
    const { form, rows } = await read(gbkBytes('名称,国家\r\n天津市精密机械有限公司,中国\r\n'))
    expect(form).toEqual({ kind: 'csv', encoding: 'gb18030', delimiter: ',' })
    expect(rows[1]).toEqual({ line: 2, cells: ['天津市精密机械有限公司', '中国'] })
  })
  test.each([
    ['big5', '公司名稱,國家\n臺灣精密工業股份有限公司,臺灣\n'],
    ['shift_jis', '会社名,国\n株式会社ベルコロフ,日本\n'],
    ['gbk', '姓名\n王龑\n李犇\n张喆\n堃淼鑫\n'],
    ['gbk', '公司名稱\n臺灣積體電路製造股份有限公司\n'],
    ['gbk', '名称\nООО Велькоров\n'],
    ['gbk', '龍華\n'],
  ] as const)('in %s is read as it is written: %j', async (encoding, text) => {
    const { form, rows } = await read(doubleBytes(text, encoding))
    expect(form.encoding).toBe(encoding === 'gbk' ? 'gb18030' : encoding)
    expect(rows.map(({ cells }) => cells.join())).toEqual(text.trim().split('\n'))
  })
  test('of one byte a letter is refused, and the message names what can be read', async () => {
    const cyrillic = Buffer.from(
      'Велькоровское морское пароходство имени Ленинаа'.replaceAll(' ', ''),
      'utf16le',
    )
    const bytes = cyrillic.filter((_, i) => i % 2 === 0).map(low => low + 0xb0)
    await expect(read(bytes)).rejects.toThrow('可读取 UTF-8、UTF-16、GBK/GB18030、Big5 和 Shift-JIS')
  })
  test.each([
    ['UTF-8', Buffer.from('名称\n甲公司\n')],
    ['UTF-8 with its mark', Buffer.from('\uFEFF名称\n甲公司\n')],
    ['UTF-16 without a mark', Buffer.from('名称\n甲公司\n', 'utf16le')],
    ['UTF-16 of the other order without a mark', Buffer.from('名称\n甲公司\n', 'utf16le').swap16()],
    ['UTF-16 with its mark', Buffer.from('\uFEFF名称\n甲公司\n', 'utf16le')],
  ])('is read as %s', async (_, bytes) => {
    const { rows } = await read(bytes)
    expect(rows.map(row => row.cells)).toEqual([['名称'], ['甲公司']])
  })
  test('keeps quotes, delimiters and line breaks inside cells, and the line each row begins on', async () => {
    const { rows } = await read('name,ref\r\n"A ""B"", C","x\ny"\r\n\r\n5" PIPE CO,2\r\n')
    expect(rows).toEqual([
      { line: 1, cells: ['name', 'ref'] },
      { line: 2, cells: ['A "B", C', 'x\ny'] },
      { line: 5, cells: ['5" PIPE CO', '2'] },
    ])
  })
  test.each([
    ['a;b\n1,5;2\n', ';'],
    ['a\tb\n1\t2', '\t'],
    ['a|b\n1|2', '|'],
    ['name\n"X, Y"\n', ','],
    ['"a;b",c\n"d;e",f', ','],
  ])('%j is cut at its delimiter', (text, delimiter) => expect(delimiterOf(text)).toBe(delimiter))
  test('brings codes back that our own files protect', async () => {
    const codes = ['3E001', '0012', '3A001.a.2', '甲, 乙', 'say "x"']
    const { rows } = await read(csvMark + csvLine(codes))
    expect(rows[0]!.cells).toEqual(codes)
  })
  test('may be a workbook; numbers, dates and codes become text', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'S',
          rows: [['名称', '编号'], [], ['甲', '0012'], ['乙', 7], ['丙', new Date('2020-02-03')]],
        },
      ],
    })
    const { form, rows } = await read(bytes)
    expect(form.kind).toBe('xlsx')
    expect(rows.map(row => row.cells)).toEqual([
      ['名称', '编号'],
      ['甲', '0012'],
      ['乙', '7'],
      ['丙', '2020-02-03'],
    ])
    expect(rows[1]!.line).toBe(3)
  })
  test('a cell of a workbook that shows a percent is read as it shows', async () => {
    const rows = [['持股比例'], [0.51], [1], [0.07], [0.51], [51], ['60%']]
    const formats = ['', '0.00%', '0%', '0.0"（约"%', '0.00', '0"%"', '0%']
    const cells = new Map(
      formats.flatMap((numFmt, row) => (numFmt === '' ? [] : [[`${row},0`, { style: { numFmt } }] as const])),
    )
    const { rows: found } = await read(await writeXlsx({ sheets: [{ name: 'S', rows, cells }] }))
    expect(found.map(row => row.cells[0])).toEqual(['持股比例', '51%', '100%', '7%', '0.51', '51', '60%'])
  })
  test('a workbook is read by the sheet that holds a table, and the others are told', async () => {
    const cover = { name: '说明', rows: [['本文件供内部使用']] }
    const old = { name: '旧 & 名单', rows: [['名称'], ['旧公司']], hidden: true }
    const table = {
      name: '客户',
      rows: [
        ['名称', '国家'],
        ['甲公司', '中国'],
      ],
    }
    const path = join(folder, 'sheets.xlsx')
    await writeFile(path, await writeXlsx({ sheets: [old, cover, { name: '空', rows: [] }, table] }))
    const weigh: WeighTable = rows => (rows[0]?.cells.includes('名称') ? 2 : 1)
    const { unreadSheets, batches } = await readTable(path, limits, weigh)
    const rows = []
    for await (const batch of batches) rows.push(...batch.map(({ cells }) => cells))
    expect(rows).toEqual([
      ['名称', '国家'],
      ['甲公司', '中国'],
    ])
    expect(unreadSheets).toEqual(['旧 & 名单（隐藏）', '说明'])
  })
  test.each([
    ['', '空的'],
    ['\n\n', '没有数据'],
    ['name\n"never closed', '引号没有结束'],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), '旧版 Excel'],
    [Buffer.from('PK\x03\x04 and nothing more'), 'XLSX 文件无法读取'],
    ['<html><table>\n<tr><td>名称</td></tr></table></html>', 'HTML'],
    ['<?xml version="1.0"?>\n<Workbook></Workbook>', '另存为 .xlsx'],
    [Buffer.from([1, 2, 0, 3]), '不是表格文件'],
    [Buffer.from([0x61, 0xff, 0xff, 0x0a]), '编码'],
    ['a,'.repeat(201), '列'],
    [`"${'x'.repeat(40_000)}"`, '过长'],
  ])('%j is refused in words', async (bytes, words) => {
    await expect(read(bytes)).rejects.toThrow(words)
  })
})

test.each([
  [
    'a table of OpenDocument',
    `PK\u0003\u0004${'.'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK`,
    '另存为 .xlsx',
  ],
  ['a PDF', '%PDF-1.7\nNorvex,DE\n', 'PDF'],
])('%s is refused by its name', async (_, bytes, words) => {
  await expect(read(bytes)).rejects.toThrow(words)
})
