import { batchLimits } from '@maojian/contract/limits'
import { streamXlsxRows } from 'hucre/xlsx'
import { readFile, stat } from 'node:fs/promises'
import { CsvSplitter, delimiterOf } from './split-csv.ts'
import { TableFault } from './table-fault.ts'
import type { TableForm, TableRow } from './table-row.ts'
import { encodingOf, textPieces } from './table-text.ts'

const megabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2)

export const tooLarge = (): TableFault =>
  new TableFault(`文件超过 ${megabytes(batchLimits.bytes)} MB 上限，请拆分后再提交`)

const tooMany = (): TableFault =>
  new TableFault(`文件超过 ${batchLimits.rows.toLocaleString('zh-CN')} 行上限，请拆分后再提交`)

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'object') return ''
  return String(value as string | number | boolean).trim()
}

const batchRows = 500

async function* xlsxRows(bytes: Uint8Array): AsyncGenerator<TableRow[]> {
  const rows: TableRow[] = []
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) {
      const cells = values.map(cellText)
      if (cells.every(cell => cell === '')) continue
      rows.push({ line: index + 1, cells })
      if (rows.length >= batchRows) yield rows.splice(0)
    }
  } catch (cause) {
    throw new TableFault('XLSX 文件无法读取：文件已损坏、已加密或不是工作簿', { cause })
  }
  yield rows
}

function* csvRows(bytes: Uint8Array, delimiter: string): Generator<TableRow[]> {
  const splitter = new CsvSplitter(delimiter)
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
): AsyncGenerator<TableRow[]> {
  let count = 0
  for await (const rows of batches) {
    count += rows.length
    // The row of titles is not counted.
    if (count > batchLimits.rows + 1) throw tooMany()
    const wide = rows.find(row => row.cells.length > batchLimits.columns)
    if (wide) throw new TableFault(`第 ${wide.line} 行超过 ${batchLimits.columns} 列，请删去不需要的列`)
    if (rows.length > 0) yield rows
  }
  if (count === 0) throw new TableFault('文件中没有数据')
}

/** Opens a CSV or XLSX file (its first sheet): how it is written, and its rows in batches, empty ones left out. */
export const readTable = async (
  path: string,
): Promise<{ readonly form: TableForm; readonly batches: AsyncIterable<TableRow[]> }> => {
  const { size } = await stat(path)
  if (size > batchLimits.bytes) throw tooLarge()
  const bytes = await readFile(path)
  if (bytes.length === 0) throw new TableFault('文件是空的')
  const form = formOf(bytes)
  return { form, batches: checked(form.kind === 'xlsx' ? xlsxRows(bytes) : csvRows(bytes, form.delimiter)) }
}
