import { csvLine, csvMark } from '@maojian/contract/csv-line'
import { writeXlsxStream } from 'hucre/xlsx'
import { Readable } from 'node:stream'
import { writtenText } from './plain-text.ts'
import { sheetName } from './sheet-name.ts'

export type Cell = string | number

export const tableFormats = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export type TableFormat = keyof typeof tableFormats

export const isTableFormat = (text: string): text is TableFormat => Object.hasOwn(tableFormats, text)

type Batches = AsyncIterable<readonly (readonly Cell[])[]>

async function* csvText(header: readonly string[], batches: Batches): AsyncGenerator<string> {
  yield csvMark + csvLine(header)
  for await (const rows of batches) if (rows.length > 0) yield rows.map(csvLine).join('')
}

/** XML holds no control characters, and one would make the whole workbook unreadable. */
const writable = (cell: Cell): Cell => (typeof cell === 'string' ? writtenText(cell) : cell)

async function* each(batches: Batches): AsyncGenerator<Cell[]> {
  for await (const rows of batches) {
    for (const row of rows) yield row.map(writable)
    // Formatting is synchronous: between batches others may have the thread.
    await new Promise(resolve => setImmediate(resolve))
  }
}

export interface TableHeading {
  /** Of the sheet, where the format has sheets. */
  readonly name: string
  readonly titles: readonly string[]
  /** Of the columns in characters, where the format has widths; absent: the program's own. */
  readonly widths?: readonly number[]
}

/** A table as bytes while its rows arrive: CSV (UTF-8 with byte order mark) or XLSX, codes as text. */
export const writeTable = (
  format: TableFormat,
  { name, titles, widths }: TableHeading,
  batches: Batches,
): Readable => {
  if (format === 'csv') return Readable.from(csvText(titles, batches))
  const columns = titles.map((header, i) => ({
    header,
    ...(widths?.[i] !== undefined && { width: widths[i] }),
  }))
  const stream = writeXlsxStream(each(batches), { name: sheetName(name), columns, freezePane: { rows: 1 } })
  return Readable.fromWeb(stream as never)
}
