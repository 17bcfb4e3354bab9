import { FormatFault } from '../types.ts'
import type { CsvRow } from './split-csv.ts'

/** A row of a table by the names of its columns. */
export interface NamedRow {
  readonly columns: readonly string[]
  readonly cells: readonly string[]
  readonly line: number
  /** Trimmed; '' where the table has no such column. */
  readonly get: (column: string) => string
}

export interface TableShape {
  /** File name for fault messages. */
  readonly file: string
  /** What the file must be: 英国制裁名单 CSV. */
  readonly titleZh: string
  /** Columns without which it is another file. */
  readonly required: readonly string[]
  /** Rows above the header: a date, a title. */
  readonly above?: (cells: readonly string[]) => void
}

/** The header stands within the first rows. */
const deepestHeader = 6

const placesOf = (cells: readonly string[]): ReadonlyMap<string, number> => {
  const places = new Map<string, number>()
  cells.forEach((cell, i) => {
    const name = cell.replace(/\s+/gu, ' ').trim()
    if (!places.has(name)) places.set(name, i)
  })
  return places
}

/** Rows below the header, whatever the order of the columns. */
export async function* namedRows(
  batches: AsyncIterable<readonly CsvRow[]>,
  { file, titleZh, required, above }: TableShape,
): AsyncGenerator<NamedRow> {
  let places: ReadonlyMap<string, number> | undefined
  let seen = 0
  let rows = 0
  const missing = (): never => {
    throw new FormatFault(
      `${file}：不是${titleZh}：前 ${deepestHeader} 行里没有含“${required.join('、')}”的表头`,
    )
  }
  for await (const batch of batches)
    for (const { cells, line } of batch) {
      if (!places) {
        const found = placesOf(cells)
        if (required.every(column => found.has(column))) places = found
        else if (++seen >= deepestHeader) missing()
        else above?.(cells)
        continue
      }
      rows++
      const known = places
      const get = (column: string): string => (cells[known.get(column) ?? -1] ?? '').trim()
      yield { columns: [...known.keys()], cells: [...known.values()].map(at => cells[at] ?? ''), line, get }
    }
  if (!places) missing()
  if (rows === 0) throw new FormatFault(`${file}：没有任何条目`)
}
