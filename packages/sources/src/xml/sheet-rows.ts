import { FormatFault, type RawFile } from '../types.ts'
import { attribute, childOf, childrenOf, type XmlElement } from './element.ts'
import { readXml } from './read-xml.ts'
import type { CsvRow } from '../read/split-csv.ts'

/** All text below an element: a cell may hold runs and paragraphs. */
const textBelow = (element: XmlElement): string =>
  element.text + element.children.map(textBelow).join(element.name === 'table-cell' ? '\n' : '')

const bytes = 1024 ** 3

async function* odsRows(file: RawFile): AsyncGenerator<CsvRow[]> {
  const shape = {
    titleZh: '电子表格（ODS）',
    root: 'document-content',
    groups: ['body', 'spreadsheet', 'table'],
    inline: ['s', 'span', 'a', 'line-break'],
    maxBytes: bytes,
  }
  let line = 0
  for await (const record of readXml(file, shape)) {
    if (record.name !== 'table-row') continue
    line++
    const cells = childrenOf(record, 'table-cell', 'covered-table-cell').flatMap(cell => {
      const times = Math.min(Number(attribute(cell, 'number-columns-repeated') || 1), 256)
      return Array<string>(times).fill(textBelow(cell).trim())
    })
    if (cells.some(cell => cell !== '')) yield [{ cells, line }]
  }
}

/** `AB12` → 27. */
const columnOf = (reference: string): number =>
  [.../^[A-Z]+/u.exec(reference)![0]].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const sharedTexts = async (file: RawFile | undefined): Promise<string[]> => {
  const texts: string[] = []
  if (!file) return texts
  const shape = { titleZh: '电子表格（XLSX）', root: 'sst', maxBytes: bytes }
  for await (const record of readXml(file, shape)) if (record.name === 'si') texts.push(textBelow(record))
  return texts
}

async function* xlsxRows(sheet: RawFile, shared: RawFile | undefined): AsyncGenerator<CsvRow[]> {
  const texts = await sharedTexts(shared)
  const shape = { titleZh: '电子表格（XLSX）', root: 'worksheet', groups: ['sheetData'], maxBytes: bytes }
  let line = 0
  for await (const record of readXml(sheet, shape)) {
    if (record.name !== 'row') continue
    line++
    const cells: string[] = []
    childrenOf(record, 'c').forEach((cell, i) => {
      const reference = attribute(cell, 'r')
      const value = childOf(cell, 'v')?.text ?? ''
      const told = childOf(cell, 'is')
      const text =
        attribute(cell, 't') === 's' ? (texts[Number(value)] ?? '') : told ? textBelow(told) : value
      cells[reference === '' ? i : columnOf(reference)] = text.trim()
    })
    if (cells.some(cell => cell)) yield [{ cells: Array.from(cells, cell => cell ?? ''), line }]
  }
}

/** Whether the files are what an unpacked spreadsheet consists of. */
export const isSheet = (files: readonly RawFile[]): boolean =>
  files.some(file => file.name === 'content.xml' || /^sheet\d+\.xml$/u.test(file.name))

/** Rows of the first sheet of an unpacked XLSX or ODS; the archive's members come as files. */
export const sheetRows = (files: readonly RawFile[]): AsyncGenerator<CsvRow[]> => {
  const find = (name: string): RawFile | undefined => files.find(file => file.name === name)
  const content = find('content.xml')
  if (content) return odsRows(content)
  const sheet = find('sheet1.xml')
  if (!sheet) throw new FormatFault('电子表格里没有第一张工作表')
  return xlsxRows(sheet, find('sharedStrings.xml'))
}
