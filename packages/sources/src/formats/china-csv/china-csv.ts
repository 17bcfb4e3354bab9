import { uniqueReferences } from '../../entry/name-key.ts'
import { csvRows } from '../../read/csv-rows.ts'
import { rowWords } from '../../read/row-words.ts'
import { FormatFault, type ListFormat, type ListItem, type RawFile, type ReadReport } from '../../types.ts'
import { chinaEntry } from './china-entry.ts'
import { chinaColumns, type ChinaRow } from './china-row.ts'

const checkHeader = (cells: readonly string[], file: RawFile): void => {
  const wrong = chinaColumns.findIndex((column, i) => cells[i]?.trim() !== column)
  if (wrong >= 0 || cells.length !== chinaColumns.length)
    throw new FormatFault(
      `${file.name}：第 1 行表头不对，第 ${Math.max(wrong, 0) + 1} 列应为 ${chinaColumns[Math.max(wrong, 0)]}`,
    )
}

async function* readFile(file: RawFile, report: ReadReport): AsyncGenerator<ListItem> {
  const unique = uniqueReferences()
  let rows = -1
  for await (const batch of csvRows(file))
    for (const { cells, line } of batch) {
      rows++
      if (rows === 0) {
        checkHeader(cells, file)
        continue
      }
      const at = `${file.name}：第 ${line} 行：`
      if (cells.length !== chinaColumns.length)
        throw new FormatFault(`${at}有 ${cells.length} 列，应为 ${chinaColumns.length} 列`)
      const row = Object.fromEntries(chinaColumns.map((column, i) => [column, cells[i]!.trim()])) as ChinaRow
      yield { ...chinaEntry(row, at, unique), asPublished: rowWords(chinaColumns, cells) }
      report.lines(rows)
    }
  if (rows < 1) throw new FormatFault(`${file.name}：没有任何条目`)
}

/** China's four lists from our reviewed table, one official address a row (docs/formats/china-csv.md). */
export const chinaCsv: ListFormat = {
  id: 'china-csv',
  nameZh: '中国四份名单（经复核的 CSV）',
  rank: 60,
  async *read(files, report) {
    for (const file of files) yield* readFile(file, report)
  },
}
