import { writeXlsxStream } from 'hucre/xlsx'
import { Readable } from 'node:stream'

export type Cell = string | number

export const tableFormats = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export type TableFormat = keyof typeof tableFormats

export const isTableFormat = (text: string): text is TableFormat => Object.hasOwn(tableFormats, text)

/** A spreadsheet takes a cell that begins so for a formula; an apostrophe makes it text. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text)

const csvCell = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell)
  const text = harmless(cell)
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

type Batches = AsyncIterable<readonly (readonly Cell[])[]>

async function* csvText(header: readonly string[], batches: Batches): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(header)}`
  for await (const rows of batches) if (rows.length > 0) yield rows.map(csvLine).join('')
}

async function* each(batches: Batches): AsyncGenerator<Cell[]> {
  for await (const rows of batches) {
    for (const row of rows) yield [...row]
    // Formatting is synchronous: between batches others may have the thread.
    await new Promise(resolve => setImmediate(resolve))
  }
}

/** A table as bytes while its rows arrive: CSV (UTF-8 with byte order mark) or XLSX, codes as text. */
export const writeTable = (format: TableFormat, header: readonly string[], batches: Batches): Readable => {
  if (format === 'csv') return Readable.from(csvText(header, batches))
  const columns = header.map(title => ({ header: title }))
  const stream = writeXlsxStream(each(batches), { name: '筛查结果', columns, freezePane: { rows: 1 } })
  return Readable.fromWeb(stream as never)
}
