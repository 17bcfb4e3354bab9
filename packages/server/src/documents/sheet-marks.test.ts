import { batchLimits } from '@maojian/contract/limits'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formulaText } from './formula-text.ts'
import { readTable } from './read-table.ts'
import { readSheetMarks } from './sheet-marks.ts'
import { writeTestWorkbook, type TestWorkbook } from './testing-workbook.ts'

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'marks-'))))
afterAll(() => rm(folder, { recursive: true }))

const cellsOf = async (book: TestWorkbook): Promise<(readonly string[])[]> => {
  const path = join(folder, crypto.randomUUID())
  await writeTestWorkbook(path, book)
  const cells = []
  for await (const rows of (await readTable(path, batchLimits)).batches)
    cells.push(...rows.map(row => row.cells))
  return cells
}

const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
const row = (line: number, ...cells: string[]) => `<row r="${line}">${cells.join('')}</row>`
const merged = (...ranges: string[]) =>
  `<mergeCells>${ranges.map(one => `<mergeCell ref="${one}"/>`).join('')}</mergeCells>`

test('a cell merged over several rows counts for each of them', async () => {
  const rows = [
    row(1, text('A1', '客户名称'), text('B1', '最终用户')),
    row(2, text('A2', '甲公司'), text('B2', '乙')),
    row(3, text('B3', '丙')),
    row(4, text('B4', '丁')),
    row(5, text('B5', '戊')),
    row(6, '<c r="A6" s="1"/>'),
  ]
  const below = merged('A2:A4', 'A6:A7', 'A1:B1')
  expect(await cellsOf({ rows, below })).toEqual([
    ['客户名称', '最终用户'],
    ['甲公司', '乙'],
    ['甲公司', '丙'],
    ['甲公司', '丁'],
    ['', '戊'],
  ])
})

test('a text formula that was saved without its text is read where that stands in it, and counted where it does not', async () => {
  const link = 'HYPERLINK("https://norvex.example/","Norvex Air")'
  const cell = (at: string, formula: string, value = '') =>
    `<c r="${at}" t="str"><f>${formula}</f>${value}</c>`
  const rows = [
    row(1, text('A1', '客户名称')),
    row(2, cell('A2', link.replaceAll('"', '&quot;'))),
    row(3, cell('A3', '"Norvex Works"')),
    row(4, cell('A4', 'VLOOKUP(B4,甲!A:B,2,0)')),
    row(5, cell('A5', 'IF(B5="","",B5)', '<v></v>'), text('B5', '甲')),
    row(6, cell('A6', 'B6', '<v>Norvex Bank</v>')),
  ]
  expect(await cellsOf({ rows })).toEqual([
    ['客户名称'],
    ['Norvex Air'],
    ['Norvex Works'],
    ['=VLOOKUP(B4,甲!A:B,2,0)'],
    ['', '甲'],
    ['Norvex Bank', ''],
  ])
})

test('a merged cell that stands right of what a row holds counts too, and a sheet of many pieces is read whole', async () => {
  const filler = Array.from({ length: 5000 }, (_, i) =>
    row(i + 10, text(`A${i + 10}`, `公司${'长'.repeat(40)}${i}`)),
  )
  const rows = [row(8, text('A8', '甲'), text('C8', '船东')), row(9, text('A9', '乙')), ...filler]
  const cells = await cellsOf({ rows, below: merged('C8:C9', 'A5009:A5010') })
  expect(cells.slice(0, 2)).toEqual([
    ['甲', '', '船东'],
    ['乙', '', '船东'],
  ])
  expect(cells).toHaveLength(5002)
})

test('of a long sheet only those formulas are noted that were saved without their value', async () => {
  const path = join(folder, crypto.randomUUID())
  const rows = Array.from({ length: 20_000 }, (_, i) => {
    const value = i % 1000 === 999 ? '<v/>' : `<v>${i}</v>`
    return row(i + 1, `<c r="A${i + 1}"><f>B${i + 1}*2</f>${value}</c>`)
  })
  await writeTestWorkbook(path, { rows })
  const { formulas } = await readSheetMarks(path, 'xl/worksheets/sheet1.xml')
  expect([...formulas.keys()]).toEqual(Array.from({ length: 20 }, (_, i) => `A${(i + 1) * 1000}`))
})

test('a formula that was saved without its value is read where its text stands in it, else shown as it is', async () => {
  const formula = (at: string, inside: string, value = '<v/>') => `<c r="${at}"><f>${inside}</f>${value}</c>`
  const rows = [
    row(1, formula('A1', 'HYPERLINK(&quot;http://a.example/?x=1,2&quot;,&quot;甲 &amp;amp; 乙公司&quot;)')),
    row(2, formula('A2', '&quot;丙公司&quot;', '<v></v>')),
    row(3, formula('A3', 'A1&amp;&quot;分公司&quot;', '')),
    row(4, '<c r="A4"><f t="shared" si="0"/><v/></c>'),
    row(5, '<c r="A5" t="str"><f>IF(A1=1,"x","")</f><v></v></c>', text('B5', '空')),
    row(6, '<c r="A6" t="str"><f>HYPERLINK("http://a","旧")</f><v>丁公司</v></c>'),
  ]
  expect(await cellsOf({ rows })).toEqual([
    ['甲 &amp; 乙公司'],
    ['丙公司'],
    ['=A1&"分公司"'],
    ['=…'],
    ['', '空'],
    ['丁公司', ''],
  ])
})

test.each([
  ['HYPERLINK("http://a";"甲")', '甲'],
  ['HYPERLINK("http://a.example")', 'http://a.example'],
  ['"a ""b"""', 'a "b"'],
  ['"甲"&"乙"', '甲乙'],
  ['HYPERLINK("http://a",B2)', '=HYPERLINK("http://a",B2)'],
  ['VLOOKUP("a",B:C,2,0)', '=VLOOKUP("a",B:C,2,0)'],
])('of the formula %s is shown %s', (formula, shown) => expect(formulaText(formula)).toBe(shown))

test('a number of more figures than a spreadsheet keeps is shown as one that has lost some', async () => {
  const rows = [row(1, '<c r="A1"><v>1.1010119770101e+17</v></c>', '<c r="B1"><v>123456789012345</v></c>')]
  expect(await cellsOf({ rows })).toEqual([['1.1010119770101E+17', '123456789012345']])
})
