import { entriesByNumber } from '../../entry/join-entries.ts'
import { uniqueReferences } from '../../entry/name-key.ts'
import { csvRows } from '../../read/csv-rows.ts'
import { rowWords } from '../../read/row-words.ts'
import { FormatFault, type ListFormat, type ListItem, type RawFile, type ReadReport } from '../../types.ts'
import { cslEntry } from './csl-entry.ts'
import { cslColumns, type CslRow } from './csl-row.ts'

/** Place of every column; the order may change, a missing one makes it another file, a new one is told. */
const readHeader = (cells: readonly string[], file: RawFile, report: ReadReport): Map<string, number> => {
  const names = cells.map(cell => cell.trim())
  const missing = cslColumns.filter(column => !names.includes(column))
  if (missing.length > 0)
    throw new FormatFault(
      `${file.name}：第 1 行不是综合筛查名单的表头，缺少列 ${missing.slice(0, 4).join('、')}`,
    )
  for (const name of names) if (!cslColumns.some(column => column === name)) report.warn('未知的列', name)
  return new Map(names.map((name, i) => [name, i]))
}

const toRow = (cells: readonly string[], places: ReadonlyMap<string, number>): CslRow => {
  const cell = (name: string): string => cells[places.get(name)!]!.trim()
  return Object.fromEntries(cslColumns.map(column => [column, cell(column)])) as CslRow
}

async function* readFile(file: RawFile, report: ReadReport): AsyncGenerator<ListItem> {
  const unique = uniqueReferences()
  const numbered = entriesByNumber()
  let places: Map<string, number> | undefined
  let rows = 0
  for await (const batch of csvRows(file)) {
    for (const { cells, line } of batch) {
      if (!places) {
        places = readHeader(cells, file, report)
        continue
      }
      if (cells.length !== places.size)
        throw new FormatFault(`${file.name}：第 ${line} 行有 ${cells.length} 列，表头有 ${places.size} 列`)
      rows++
      const row = toRow(cells, places)
      const read = cslEntry(row, unique, report)
      const entry = read && { ...read, asPublished: rowWords([...places.keys()], cells) }
      // A number of OFAC stands in one row for each of its lists.
      if (entry && row.entity_number) numbered.take(entry)
      else if (entry) yield entry
      else report.skipped(`第 ${line} 行：来源“${row.source}”未知`)
    }
    report.lines(rows)
  }
  yield* numbered.entries()
  if (rows === 0) throw new FormatFault(`${file.name}：没有任何条目`)
}

/** consolidated.csv of the US Consolidated Screening List: thirteen lists of three departments in one file. */
export const cslCsv: ListFormat = {
  id: 'csl-csv',
  nameZh: '美国综合筛查名单 CSV',
  rank: 40,
  async *read(files, report) {
    for (const file of files) yield* readFile(file, report)
  },
}
