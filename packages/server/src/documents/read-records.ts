import { readFile, stat } from 'node:fs/promises'
import { plainText } from './plain-text.ts'
import { readTable } from './read-table.ts'
import { TableFault } from './table-fault.ts'
import { tooLarge, type TableLimits } from './table-limits.ts'
import type { TableRow } from './table-row.ts'
import { encodingOf, textPieces } from './table-text.ts'

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? plainText(String(value)).trim()
    : ''

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The records: the array itself, or the longest array of objects that the file holds at its first level. */
const recordsIn = (value: unknown): Record<string, unknown>[] => {
  const arrays = Array.isArray(value)
    ? [value]
    : isRecord(value)
      ? Object.values(value).filter(one => Array.isArray(one))
      : []
  const found = arrays.map(array => array.filter(isRecord)).sort((a, b) => b.length - a.length)[0]
  if (found && found.length > 0) return found
  throw new TableFault('JSON 文件中没有记录：应为对象的数组，或含有这样一个数组的对象')
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new TableFault('JSON 文件不完整或有错，无法读取')
  }
}

/** Records as rows under one row of titles: every key that any of them has, in order of appearance. */
const jsonRows = (text: string, limits: TableLimits): TableRow[] => {
  const records = recordsIn(parse(text))
  if (records.length > limits.rows) throw new TableFault(`文件超过 ${limits.rows} 条记录上限`)
  const titles = [...new Set(records.flatMap(record => Object.keys(record)))]
  if (titles.length > limits.columns) throw new TableFault(`记录的字段超过 ${limits.columns} 个`)
  return [
    { line: 0, cells: titles.map(plainText) },
    ...records.map((record, i) => ({ line: i + 1, cells: titles.map(title => asText(record[title])) })),
  ]
}

const looksLikeJson = (bytes: Uint8Array): boolean => {
  const start = Buffer.from(bytes.subarray(0, 64))
    .toString('utf8')
    .replace(/^\uFEFF/u, '')
    .trimStart()
  return start.startsWith('{') || start.startsWith('[')
}

async function* one(rows: TableRow[]): AsyncGenerator<TableRow[]> {
  yield rows
}

/** Rows of a table file or of a JSON file of records; the first row holds the titles. */
export const readRecords = async (path: string, limits: TableLimits): Promise<AsyncIterable<TableRow[]>> => {
  const { size } = await stat(path)
  if (size > limits.bytes) throw tooLarge(limits)
  const bytes = await readFile(path)
  if (!looksLikeJson(bytes)) return (await readTable(path, limits)).batches
  const text = [...textPieces(bytes, encodingOf(bytes))].join('')
  return one(jsonRows(text.replace(/^\uFEFF/u, ''), limits))
}
