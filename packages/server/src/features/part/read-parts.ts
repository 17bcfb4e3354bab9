import { formatEccn, parseEccn } from '@maojian/domain/control/code/parse-eccn'
import { foldHan } from '@maojian/screening/name/han/han'
import { TableFault } from '../../documents/table-fault.ts'
import type { TableRow } from '../../documents/table-row.ts'
import { fieldsZh, guessPartColumns, type PartColumns, type PartField } from './part-columns.ts'

/** One part as its maker classifies it. */
export interface ReadPart {
  readonly line: number
  readonly maker: string
  readonly number: string
  readonly name: string
  readonly eccn: string
  readonly hts: string
  readonly known: boolean
}

/** What is wrong with one cell, for the person who brought the file. */
export interface RowProblem {
  readonly line: number
  readonly field: string
  readonly text: string
  /** The row was not taken; otherwise it was, and bears a mark. */
  readonly refused: boolean
}

export interface ReadParts {
  readonly parts: ReadPart[]
  readonly problems: RowProblem[]
}

const limits: Readonly<Record<PartField, number>> = { number: 120, eccn: 60, name: 500, maker: 200, hts: 40 }

export const partKey = (text: string): string =>
  foldHan(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** `3.00E+01`, `3E+00`: a spreadsheet took the code for a number. */
const damaged = /^\d(?:\.\d+)?E\+?\d+$/iu

interface Code {
  readonly eccn: string
  readonly known: boolean
  readonly problem?: string
}

const readCode = (text: string, isKnown: (code: string) => boolean): Code => {
  const parsed = parseEccn(text)
  if (parsed === undefined) {
    const problem = damaged.test(text)
      ? `“${text}”像是被电子表格改成了数字，请把该列设为文本后重新导出`
      : `“${text}”不是 ECCN 编码，已按原样保留并标记`
    return { eccn: text, known: false, problem }
  }
  const eccn = formatEccn(parsed)
  if (isKnown(parsed.code)) return { eccn, known: true }
  return { eccn, known: false, problem: `“${eccn}”不在现有管制清单事实中，已保留并标记` }
}

export interface PartReader {
  readonly isKnown: (code: string) => boolean
  /** Maker where the file has no column for it. */
  readonly maker: string
}

interface Titles {
  readonly columns: PartColumns
  readonly width: number
}

const columnsOf = (titles: readonly string[], { maker }: PartReader): PartColumns => {
  const columns = guessPartColumns(titles)
  const missing = (['number', 'eccn'] as const).filter(field => columns[field] === undefined)
  if (missing.length > 0)
    throw new TableFault(
      `没有找到${missing.map(field => fieldsZh[field]).join('、')}列。文件的列名为：${titles.join('、').slice(0, 300)}。请把列名改为“料号”“ECCN”（或 Part Number、ECCN）后重试`,
    )
  if (columns.maker === undefined && maker === '') throw new TableFault('文件没有制造商列，请填写制造商名称')
  return columns
}

const readRow = (row: TableRow, { columns, width }: Titles, reader: PartReader, into: ReadParts): void => {
  const cell = (field: PartField): string => (row.cells[columns[field] ?? -1] ?? '').trim()
  const say = (field: PartField, text: string, refused: boolean): void =>
    void into.problems.push({ line: row.line, field: fieldsZh[field], text, refused })
  if (row.cells.slice(width).some(text => text !== ''))
    return say('number', '该行的列数多于列名，可能缺少引号而错位，请核对', true)
  const long = (Object.keys(limits) as PartField[]).find(field => cell(field).length > limits[field])
  if (long) return say(long, `超过 ${limits[long]} 个字符`, true)
  const empty = (['number', 'eccn'] as const).find(field => cell(field) === '')
  if (empty) return say(empty, '为空', true)
  if (partKey(cell('number')) === '') return say('number', `“${cell('number')}”没有字母或数字`, true)
  const maker = cell('maker') || reader.maker
  if (maker === '') return say('maker', '为空，且没有填写统一的制造商', true)
  if (row.cells.length < width) say('number', '该行的列数少于列名，可能缺列而错位，请核对', false)
  const { eccn, known, problem } = readCode(cell('eccn'), reader.isKnown)
  if (problem !== undefined) say('eccn', problem, false)
  into.parts.push({
    line: row.line,
    maker,
    number: cell('number'),
    name: cell('name'),
    eccn,
    hts: cell('hts'),
    known,
  })
}

/** Above the titles people write what the table is and when it was made. */
const mostAbove = 10

const titlesAmong = (rows: readonly TableRow[]): number => {
  const found = rows.slice(0, mostAbove).findIndex(({ cells }) => {
    const { number, eccn } = guessPartColumns(cells)
    return number !== undefined && eccn !== undefined
  })
  return Math.max(0, found)
}

/** Parts of a file with everything that is wrong with it, row by row; throws where it is no such file. */
export const readParts = async (
  batches: AsyncIterable<readonly TableRow[]>,
  reader: PartReader,
): Promise<ReadParts> => {
  const read: ReadParts = { parts: [], problems: [] }
  let titles: Titles | undefined
  for await (const rows of batches) {
    let below = rows
    if (titles === undefined) {
      const at = titlesAmong(rows)
      const { cells } = rows[at]!
      titles = { columns: columnsOf(cells, reader), width: cells.length }
      below = rows.slice(at + 1)
      for (const { line } of rows.slice(0, at))
        read.problems.push({ line, field: '表头', text: '在列名之上，按说明文字略过', refused: true })
    }
    for (const row of below) readRow(row, titles, reader, read)
  }
  if (read.parts.length + read.problems.length === 0) throw new TableFault('文件只有标题行，没有数据')
  return read
}
