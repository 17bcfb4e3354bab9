import { streamXlsxRows } from 'hucre/xlsx'
import { readFile, stat } from 'node:fs/promises'
import { checkWorkbook } from './check-workbook.ts'
import { percentText } from './percent-cells.ts'
import { columnLetters, MergeFiller, noMarks, readSheetMarks, type SheetMarks } from './sheet-marks.ts'
import { delimitedRows, delimiterOf } from './split-csv.ts'
import { TableFault } from './table-fault.ts'
import { tooLarge, tooMany, tooWide, type TableLimits } from './table-limits.ts'
import type { TableForm, TableRow } from './table-row.ts'
import { plainText, unescaped } from './plain-text.ts'
import { encodingOf, textPieces } from './table-text.ts'
import { workbookSheets } from './workbook-sheets.ts'
import { utcDay } from '../utc-day.ts'

/** A spreadsheet keeps fifteen figures of a number and shows a longer one in this way too. */
const keptWhole = 1e15

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && Math.abs(value) >= keptWhole) return value.toExponential().toUpperCase()
  if (value instanceof Date) return utcDay(value)
  if (typeof value === 'object') return ''
  return String(value as string | number | boolean)
}

const batchRows = 500

interface Sheet {
  readonly at: number
  readonly marks: SheetMarks
}

/** The cells of a row as they show, with formulas that were saved without their value; in the same row of the sheet. */
const cellsOf = (values: readonly unknown[], row: number, { formulas, percents }: SheetMarks): string[] => {
  const cells = values.map((value, at) =>
    typeof value === 'number' && percents.has(at, row)
      ? percentText(value)
      : unescaped(cellText(value)).trim(),
  )
  if (formulas.size === 0) return cells
  return cells.map((cell, at) => cell || (formulas.get(`${columnLetters(at)}${row + 1}`) ?? ''))
}

async function* xlsxRows(
  bytes: Uint8Array,
  { cell: mostInCell }: TableLimits,
  { at, marks }: Sheet,
): AsyncGenerator<TableRow[]> {
  const rows: TableRow[] = []
  const merged = new MergeFiller(marks.merged)
  // A workbook leaves out empty cells at the end of a row; they are there all the same.
  let width = 0
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: at })) {
      const cells = cellsOf(values, index, marks)
      if (cells.every(cell => cell === '')) continue
      if (cells.some(cell => cell.length > mostInCell))
        throw new TableFault(`第 ${index + 1} 行有超过 ${mostInCell} 个字符的单元格`)
      merged.fill(index, cells)
      width = Math.max(width, cells.length)
      while (cells.length < width) cells.push('')
      rows.push({ line: index + 1, cells })
      if (rows.length >= batchRows) yield rows.splice(0)
    }
  } catch (cause) {
    if (cause instanceof TableFault) throw cause
    throw new TableFault('XLSX 文件无法读取：文件已损坏、已加密或不是工作簿', { cause })
  }
  yield rows
}

/** How much like a table its first rows are; 0 for no table. */
export type WeighTable = (rows: readonly TableRow[]) => number

const anyTable: WeighTable = rows => Math.min(rows.length, 1)

/** A workbook has a cover, a few tables and what they are made of; more sheets than that are not looked into. */
const mostSheets = 30

/** The first rows of a sheet; none where it is a chart or empty. */
const sheetStart = async (bytes: Uint8Array, limits: TableLimits, at: number): Promise<TableRow[]> => {
  try {
    for await (const rows of xlsxRows(bytes, limits, { at, marks: noMarks })) return rows
  } catch {
    // Whatever is wrong with it is told when it is the sheet that is read.
  }
  return []
}

interface ChosenSheet {
  readonly at: number
  readonly part: string
  readonly unread: readonly string[]
}

/** The sheet that is most like a table, the earlier of equals; a hidden one only where nothing else is there. */
const chooseSheet = async (
  path: string,
  bytes: Uint8Array,
  limits: TableLimits,
  weigh: WeighTable,
): Promise<ChosenSheet> => {
  const sheets = await workbookSheets(path)
  if (sheets.length <= 1) return { at: 0, part: sheets[0]?.part ?? '', unread: [] }
  const weighed = []
  for (const sheet of sheets) {
    const rows = sheet.at < mostSheets ? await sheetStart(bytes, limits, sheet.at) : []
    const isEmpty = sheet.at < mostSheets && rows.length === 0
    weighed.push({ ...sheet, isEmpty, weight: weigh(rows) - (sheet.isHidden ? 1000 : 0) })
  }
  const chosen = weighed.reduce((best, one) => (one.weight > best.weight ? one : best))
  const left = weighed.filter(one => one !== chosen && !one.isEmpty)
  return {
    at: chosen.at,
    part: chosen.part,
    unread: left.map(({ name, isHidden }) => (isHidden ? `${name}（隐藏）` : name)),
  }
}

const startOf = (bytes: Uint8Array, length: number): string =>
  Buffer.from(bytes.subarray(0, length)).toString('latin1')

const isZip = (bytes: Uint8Array): boolean => startOf(bytes, 4) === 'PK\x03\x04'

/** What it is stands first in such a file, unpacked. */
const isOpenDocument = (bytes: Uint8Array): boolean =>
  isZip(bytes) && startOf(bytes, 120).includes('mimetypeapplication/vnd.oasis.opendocument')

const isPdf = (bytes: Uint8Array): boolean => startOf(bytes, 5) === '%PDF-'

const isOldExcel = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 4)).toString('hex') === 'd0cf11e0'

/** What business software saves as .xls though it is none: a page of the web, or a workbook as XML. */
const markup =
  /^\s*(?:<!--.*?-->\s*)*<(?:!doctype|html|head|meta|body|table|style|div|\?xml|\?mso|(?:\w+:)?workbook)[\s>]|^\s*MIME-Version:/isu

const savedAsMarkup =
  '文件内容是网页（HTML）或 XML，不是 Excel 工作簿或 CSV（不少系统把它存成 .xls）；请用 Excel 打开后另存为 .xlsx 或 CSV'

/** Throws where the bytes are no table at all. */
const formOf = (bytes: Uint8Array): TableForm => {
  if (isOpenDocument(bytes))
    throw new TableFault('不支持 OpenDocument 表格（.ods），请用 Excel 或 WPS 打开后另存为 .xlsx 或 CSV')
  if (isZip(bytes)) return { kind: 'xlsx', encoding: '', delimiter: '' }
  if (isOldExcel(bytes)) throw new TableFault('不支持旧版 Excel（.xls）或加密的工作簿，请另存为 .xlsx 或 CSV')
  if (isPdf(bytes)) throw new TableFault('这是 PDF 文件，不是表格：只接受 CSV 和 XLSX')
  const encoding = encodingOf(bytes)
  if (!encoding.startsWith('utf-16') && bytes.subarray(0, 8192).includes(0))
    throw new TableFault('这不是表格文件：只接受 CSV 和 XLSX')
  const [first = ''] = textPieces(bytes, encoding)
  if (markup.test(first.slice(0, 1000))) throw new TableFault(savedAsMarkup)
  return { kind: 'csv', encoding, delimiter: delimiterOf(first) }
}

async function* checked(batches: AsyncIterable<TableRow[]>, limits: TableLimits): AsyncGenerator<TableRow[]> {
  let count = 0
  for await (const rows of batches) {
    count += rows.length
    // The row of titles is not counted.
    if (count > limits.rows + 1) throw tooMany(limits)
    const wide = rows.find(row => row.cells.length > limits.columns)
    if (wide) throw tooWide(wide.line, limits)
    if (rows.length > 0) yield rows.map(row => ({ ...row, cells: row.cells.map(plainText) }))
  }
  if (count === 0) throw new TableFault('文件中没有数据')
}

export interface ReadTable {
  readonly form: TableForm
  /** Sheets of the workbook that hold something and are not read. */
  readonly unreadSheets: readonly string[]
  readonly batches: AsyncIterable<TableRow[]>
}

/** Opens a CSV or XLSX file (one of its sheets): how it is written, and its rows in batches, empty ones left out. */
export const readTable = async (
  path: string,
  limits: TableLimits,
  weigh: WeighTable = anyTable,
): Promise<ReadTable> => {
  const { size } = await stat(path)
  if (size > limits.bytes) throw tooLarge(limits)
  const bytes = await readFile(path)
  if (bytes.length === 0) throw new TableFault('文件是空的')
  const form = formOf(bytes)
  if (form.kind === 'csv') {
    const rows = delimitedRows(textPieces(bytes, encodingOf(bytes)), limits)
    return { form, unreadSheets: [], batches: checked(rows, limits) }
  }
  await checkWorkbook(path, limits)
  const { at, part, unread } = await chooseSheet(path, bytes, limits, weigh)
  const marks = await readSheetMarks(path, part)
  return { form, unreadSheets: unread, batches: checked(xlsxRows(bytes, limits, { at, marks }), limits) }
}
