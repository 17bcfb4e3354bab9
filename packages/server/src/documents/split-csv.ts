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

/** Splits delimited text as it arrives; a quote in the middle of a cell is a character like any other. */
export class CsvSplitter {
  readonly #delimiter: string
  readonly #most: RowLimits
  #rows: TableRow[] = []
  #cells: string[] = []
  #cell = ''
  #state: 'start' | 'plain' | 'quoted' | 'closed' = 'start'
  #line = 1
  #rowLine = 1
  #afterReturn = false

  constructor(delimiter: string, most: RowLimits) {
    this.#delimiter = delimiter
    this.#most = most
  }

  /** Rows that became complete with this piece. */
  push(text: string): TableRow[] {
    for (const ch of text) {
      if (this.#state === 'quoted') this.#inside(ch)
      else this.#outside(ch)
      this.#afterReturn = ch === '\r'
    }
    return this.#rows.splice(0)
  }

  end(): TableRow[] {
    if (this.#state === 'quoted') throw new TableFault(`第 ${this.#rowLine} 行的引号没有结束，文件可能不完整`)
    if (this.#cells.length > 0 || this.#cell !== '') this.#finishRow()
    return this.#rows.splice(0)
  }

  #inside(ch: string): void {
    if (ch === '"') this.#state = 'closed'
    else {
      if (ch === '\n') this.#line++
      this.#append(ch)
    }
  }

  #outside(ch: string): void {
    if (ch === this.#delimiter) this.#finishCell()
    else if (ch === '\r') this.#finishRow()
    else if (ch === '\n') {
      if (!this.#afterReturn) this.#finishRow()
    } else if (ch === '"' && this.#state !== 'plain') {
      if (this.#state === 'closed') this.#append('"')
      this.#state = 'quoted'
    } else {
      this.#state = 'plain'
      this.#append(ch)
    }
  }

  #append(ch: string): void {
    this.#cell += ch
    if (this.#cell.length > this.#most.cell)
      throw new TableFault(`第 ${this.#rowLine} 行有过长的单元格，引号可能没有配对`)
  }

  #finishCell(): void {
    // Counted while it grows: a file of nothing but delimiters is one row, however many cells.
    if (this.#cells.length === this.#most.columns) throw tooWide(this.#rowLine, this.#most)
    this.#cells.push(writtenText(this.#cell.trim()))
    this.#cell = ''
    this.#state = 'start'
  }

  #finishRow(): void {
    this.#finishCell()
    if (this.#cells.some(cell => cell !== '')) this.#rows.push({ line: this.#rowLine, cells: this.#cells })
    this.#cells = []
    this.#line++
    this.#rowLine = this.#line
  }
}
