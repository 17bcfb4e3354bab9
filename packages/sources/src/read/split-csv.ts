export interface CsvRow {
  readonly cells: readonly string[]
  /** Line of the file on which the row begins, from 1. */
  readonly line: number
}

/** What ends the reading; a strict reader alone minds a quote that stands where none may, or text behind one. */
export type CsvProblem = 'open' | 'stray' | 'behind' | 'long' | 'wide'

export interface CsvRules {
  readonly separator: string
  /** Quotes stand as RFC 4180 has them; else one in the middle of a cell is a character like any other. */
  readonly strict: boolean
  /** Characters of a cell and cells of a row. */
  readonly most: { readonly cell: number; readonly columns: number }
  readonly fault: (problem: CsvProblem, line: number, column: number) => Error
}

/** Splits delimited text as it arrives. */
export class CsvSplitter {
  readonly #rules: CsvRules
  #rows: CsvRow[] = []
  #cells: string[] = []
  #cell = ''
  #state: 'start' | 'plain' | 'quoted' | 'closed' = 'start'
  #line = 1
  #rowLine = 1
  #afterReturn = false

  constructor(rules: CsvRules) {
    this.#rules = rules
  }

  /** Rows that became complete with this piece of text; lines with nothing on them are none. */
  push(text: string): CsvRow[] {
    for (const ch of text) {
      if (this.#state !== 'quoted') this.#outside(ch)
      else if (ch === '"') this.#state = 'closed'
      else {
        if (ch === '\n') this.#line++
        this.#append(ch)
      }
      this.#afterReturn = ch === '\r'
    }
    return this.#rows.splice(0)
  }

  /** The last row, where the file does not end with a line break. */
  end(): CsvRow[] {
    if (this.#state === 'quoted') throw this.#fault('open')
    if (this.#cells.length > 0 || this.#cell !== '') this.#finishRow()
    return this.#rows.splice(0)
  }

  #fault(problem: CsvProblem): Error {
    return this.#rules.fault(problem, this.#rowLine, this.#cells.length + 1)
  }

  #append(ch: string): void {
    this.#cell += ch
    // Counted while they grow, as cells are: a file of nothing but delimiters is one row, however many cells.
    if (this.#cell.length > this.#rules.most.cell) throw this.#fault('long')
  }

  #outside(ch: string): void {
    if (ch === this.#rules.separator) this.#finishCell()
    else if (ch === '\r') {
      // A stray one stands in files of authorities; in those of people it may be what ends the rows.
      if (!this.#rules.strict) this.#finishRow()
    } else if (ch === '\n') {
      if (this.#rules.strict || !this.#afterReturn) this.#finishRow()
    } else if (ch === '"' && this.#state !== 'plain') this.#quote()
    else this.#plain(ch)
  }

  #quote(): void {
    if (this.#state === 'closed') this.#append('"')
    this.#state = 'quoted'
  }

  #plain(ch: string): void {
    if (this.#rules.strict && this.#state === 'closed') {
      if (ch === ' ') return
      throw this.#fault('behind')
    }
    if (this.#rules.strict && ch === '"') throw this.#fault('stray')
    this.#state = 'plain'
    this.#append(ch)
  }

  #finishCell(): void {
    if (this.#cells.length === this.#rules.most.columns) throw this.#fault('wide')
    this.#cells.push(this.#cell)
    this.#cell = ''
    this.#state = 'start'
  }

  #finishRow(): void {
    this.#finishCell()
    if (this.#cells.length > 1 || this.#cells[0] !== '')
      this.#rows.push({ cells: this.#cells, line: this.#rowLine })
    this.#cells = []
    this.#line++
    this.#rowLine = this.#line
  }
}
