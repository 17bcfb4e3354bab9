import { CsvSplitter, type CsvRow } from '@maojian/sources/read/split-csv'
import { formulaText } from './formula-text.ts'
import { TableFault } from './table-fault.ts'
import { tooWide, type TableLimits } from './table-limits.ts'
import type { TableRow } from './table-row.ts'

const delimiters = [',', '\t', ';', '|', '，'] as const

/** Times that a character stands outside quotes. */
const countOutside = (line: string, delimiter: string): number => {
  let count = 0
  let quoted = false
  for (const ch of line) {
    if (ch === '"') quoted = !quoted
    else if (ch === delimiter && !quoted) count++
  }
  return count
}

/** The delimiter that cuts the first lines most often and most alike; a single column has none and gets a comma. */
export const delimiterOf = (text: string): string => {
  const lines = text
    .split(/\r?\n|\r/u)
    .slice(0, 20)
    .filter(line => line.trim() !== '')
  const weigh = (delimiter: string): number => {
    const counts = lines.map(line => countOutside(line, delimiter))
    const alike = counts.filter(count => count > 0 && count === counts[0]).length
    return (counts[0] ?? 0) === 0 ? 0 : alike * 100 + counts[0]!
  }
  return delimiters.reduce((best, one) => (weigh(one) > weigh(best) ? one : best))
}

/** `="3E001"` is how a code is kept from becoming a number (csv-line of the contract): read, it is the code again; a link too. */
const writtenText = (cell: string): string => (cell.startsWith('=') ? formulaText(cell.slice(1)) : cell)

type RowLimits = Pick<TableLimits, 'cell' | 'columns'>

const splitterFor = (separator: string, most: RowLimits): CsvSplitter =>
  new CsvSplitter({
    separator,
    strict: false,
    most,
    fault: (problem, line) => {
      if (problem === 'wide') return tooWide(line, most)
      const what = problem === 'open' ? '的引号没有结束，文件可能不完整' : '有过长的单元格，引号可能没有配对'
      return new TableFault(`第 ${line} 行${what}`)
    },
  })

const read = (rows: readonly CsvRow[]): TableRow[] =>
  rows
    .map(({ line, cells }) => ({ line, cells: cells.map(cell => writtenText(cell.trim())) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''))

/** Rows of delimited text as it arrives, empty ones left out; the first piece tells the delimiter. */
export async function* delimitedRows(
  pieces: AsyncIterable<string> | Iterable<string>,
  most: RowLimits,
): AsyncGenerator<TableRow[]> {
  let splitter: CsvSplitter | undefined
  for await (const piece of pieces) {
    splitter ??= splitterFor(delimiterOf(piece), most)
    yield read(splitter.push(piece))
  }
  if (splitter === undefined) throw new TableFault('文件是空的')
  yield read(splitter.end())
}
