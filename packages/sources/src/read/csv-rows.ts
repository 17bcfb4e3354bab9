import { FormatFault, type RawFile } from '../types.ts'
import { textChunks } from './text-chunks.ts'

export interface CsvRow {
  readonly cells: readonly string[]
  /** Line of the file on which the row begins, from 1. */
  readonly line: number
}

const maxCell = 200_000
const maxBytes = 512 * 1048576

/** Splits CSV text (RFC 4180) as it arrives; a quote where none may stand is a fault. */
class CsvSplitter {
  readonly #name: string
  #rows: CsvRow[] = []
  #cells: string[] = []
  #cell = ''
  #state: 'start' | 'plain' | 'quoted' | 'closed' = 'start'
  #line = 1
  #rowLine = 1

  readonly #separator: string

  constructor(name: string, separator: string) {
    this.#name = name
    this.#separator = separator
  }

  /** Rows that became complete with this piece of text. */
  push(text: string): CsvRow[] {
    for (const ch of text) {
      if (ch === '\n') this.#line++
      if (this.#state !== 'quoted') this.#outside(ch)
      else if (ch === '"') this.#state = 'closed'
      else this.#append(ch)
    }
    return this.#rows.splice(0)
  }

  /** The last row, where the file does not end with a line break. */
  end(): CsvRow[] {
    if (this.#state === 'quoted') this.#fault('引号没有结束，文件可能被截断')
    if (this.#cells.length > 0 || this.#cell !== '') this.#finishRow()
    return this.#rows.splice(0)
  }

  #fault(what: string): never {
    const at = `第 ${this.#rowLine} 行第 ${this.#cells.length + 1} 列`
    throw new FormatFault(`${this.#name}：${at}：${what}`)
  }

  #append(ch: string): void {
    this.#cell += ch
    if (this.#cell.length > maxCell) this.#fault('单元格过长，引号没有配对或不是 CSV 文件')
  }

  #outside(ch: string): void {
    if (ch === this.#separator) this.#finishCell()
    else if (ch === '\n') this.#finishRow()
    else if (ch === '"') this.#quote()
    else if (ch === '\r' || (this.#state === 'closed' && ch === ' ')) return
    else if (this.#state === 'closed') this.#fault('引号之后还有文字')
    else {
      this.#state = 'plain'
      this.#append(ch)
    }
  }

  #quote(): void {
    if (this.#state === 'plain') this.#fault('没有引号的单元格里出现引号')
    if (this.#state === 'closed') this.#cell += '"'
    this.#state = 'quoted'
  }

  #finishCell(): void {
    this.#cells.push(this.#cell)
    this.#cell = ''
    this.#state = 'start'
  }

  #finishRow(): void {
    this.#finishCell()
    if (this.#cells.length > 1 || this.#cells[0] !== '')
      this.#rows.push({ cells: this.#cells, line: this.#rowLine })
    this.#cells = []
    this.#rowLine = this.#line
  }
}

/** Rows of a CSV file in batches; a byte order mark is dropped, empty lines are left out. */
export async function* csvRows(file: RawFile, separator = ','): AsyncGenerator<CsvRow[]> {
  const splitter = new CsvSplitter(file.name, separator)
  for await (const chunk of textChunks(file, maxBytes)) {
    const rows = splitter.push(chunk)
    if (rows.length > 0) yield rows
  }
  yield splitter.end()
}
