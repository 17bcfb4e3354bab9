import { expect, it } from 'vitest'
import { rawFile, readList } from '../../testing/read-list.ts'
import { dfatXlsx } from './dfat-xlsx.ts'

const shared = [
  'Reference',
  'Name of Individual or Entity',
  'Type',
  'Name Type',
  'Date of Birth',
  'Citizenship',
  'Control Date',
  'Individual',
  'Primary Name',
  'Alias',
  'Example Person',
  'Abu Sample',
]
const strings = `<sst xmlns="u">${shared.map(text => `<si><r><t>${text.slice(0, 3)}</t></r><r><t>${text.slice(3)}</t></r></si>`).join('')}</sst>`
const cell = (at: string, index: number): string => `<c r="${at}" t="s"><v>${index}</v></c>`
const sheet = `<worksheet xmlns="u"><dimension ref="A1"/><sheetData>
<row r="1">${'ABCDEFG'
  .split('')
  .map((column, i) => cell(`${column}1`, i))
  .join('')}</row>
<row r="2"><c r="A2"><v>12</v></c>${cell('B2', 10)}${cell('C2', 7)}${cell('D2', 8)}<c r="E2" t="inlineStr"><is><t>a) 1 Jan. 1960 b) 1961</t></is></c><c r="F2" t="inlineStr"><is><t>Afghanistan</t></is></c><c r="G2"><v>44197</v></c></row>
<row r="3"><c r="A3" t="inlineStr"><is><t>12a</t></is></c>${cell('B3', 11)}${cell('C3', 7)}${cell('D3', 9)}</row>
</sheetData></worksheet>`

it('DFAT XLSX, a sample of ours in the published layout: suffixed references are names of one party', async () => {
  const files = [rawFile('sharedStrings.xml', strings), rawFile('sheet1.xml', sheet)]
  const { entries } = await readList(dfatXlsx, ...files)
  expect(entries).toMatchObject([
    {
      source: 'au-dfat',
      reference: '12',
      type: '02',
      names: [
        { text: 'Example Person', kind: 'primary' },
        { text: 'Abu Sample', kind: 'alias' },
      ],
      birthDates: ['1960-01-01', '1961'],
      countries: ['AF'],
      changedOn: '2021-01-01',
    },
  ])
})

it('a file that is no spreadsheet is named as such', async () => {
  await expect(readList(dfatXlsx, rawFile('x.csv', 'a,b'))).rejects.toThrow('不是电子表格文件')
})
