import { streamXlsxRows } from 'hucre/xlsx'
import { readFile, stat } from 'node:fs/promises'
import { checkWorkbook } from './check-workbook.ts'
import { CsvSplitter, delimiterOf } from './split-csv.ts'
import { TableFault } from './table-fault.ts'
import { tooLarge, tooMany, tooWide, type TableLimits } from './table-limits.ts'
import type { TableForm, TableRow } from './table-row.ts'
import { plainText, unescaped } from './plain-text.ts'
import { encodingOf, textPieces } from './table-text.ts'
import { utcDay } from '../utc-day.ts'

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return utcDay(value)
  if (typeof value === 'object') return ''
  return String(value as string | number | boolean)
}

const batchRows = 500

async function* xlsxRows(bytes: Uint8Array, { cell: mostInCell }: TableLimits): AsyncGenerator<TableRow[]> {
  const rows: TableRow[] = []
  // A workbook leaves out empty cells at the end of a row; they are there all the same.
  let width = 0
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) {
      const cells = values.map(value => unescaped(cellText(value)).trim())
      if (cells.every(cell => cell === '')) continue
      if (cells.some(cell => cell.length > mostInCell))
        throw new TableFault(`第 ${index + 1} 行有超过 ${mostInCell} 个字符的单元格`)
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

function* csvRows(bytes: Uint8Array, delimiter: string, limits: TableLimits): Generator<TableRow[]> {
  const splitter = new CsvSplitter(delimiter, limits)
  for (const piece of textPieces(bytes, encodingOf(bytes))) yield splitter.push(piece)
  yield splitter.end()
}

const isZip = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\x03\x04'

const isOldExcel = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 4)).toString('hex') === 'd0cf11e0'

/** Throws where the bytes are no table at all. */
const formOf = (bytes: Uint8Array): TableForm => {
  if (isZip(bytes)) return { kind: 'xlsx', encoding: '', delimiter: '' }
  if (isOldExcel(bytes)) throw new TableFault('不支持旧版 Excel（.xls）或加密的工作簿，请另存为 .xlsx 或 CSV')
  const encoding = encodingOf(bytes)
  if (!encoding.startsWith('utf-16') && bytes.subarray(0, 8192).includes(0))
    throw new TableFault('这不是表格文件：只接受 CSV 和 XLSX')
  const [first = ''] = textPieces(bytes, encoding)
  return { kind: 'csv', encoding, delimiter: delimiterOf(first) }
}

async function* checked(
  batches: AsyncIterable<TableRow[]> | Iterable<TableRow[]>,
  limits: TableLimits,
): AsyncGenerator<TableRow[]> {
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

/** Opens a CSV or XLSX file (its first sheet): how it is written, and its rows in batches, empty ones left out. */
export const readTable = async (
  path: string,
  limits: TableLimits,
): Promise<{ readonly form: TableForm; readonly batches: AsyncIterable<TableRow[]> }> => {
  const { size } = await stat(path)
  if (size > limits.bytes) throw tooLarge(limits)
  const bytes = await readFile(path)
  if (bytes.length === 0) throw new TableFault('文件是空的')
  const form = formOf(bytes)
  if (form.kind === 'xlsx') await checkWorkbook(path, limits)
  const rows = form.kind === 'xlsx' ? xlsxRows(bytes, limits) : csvRows(bytes, form.delimiter, limits)
  return { form, batches: checked(rows, limits) }
}
