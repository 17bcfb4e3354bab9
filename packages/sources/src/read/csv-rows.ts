import { FormatFault, type RawFile } from '../types.ts'
import { CsvSplitter, type CsvProblem, type CsvRow } from './split-csv.ts'
import { textChunks } from './text-chunks.ts'

const most = { cell: 200_000, columns: 5_000 }
const maxBytes = 512 * 1048576

const problems: Readonly<Record<CsvProblem, string>> = {
  open: '引号没有结束，文件可能被截断',
  stray: '没有引号的单元格里出现引号',
  behind: '引号之后还有文字',
  long: '单元格过长，引号没有配对或不是 CSV 文件',
  wide: '列数过多，不是 CSV 文件',
}

/** Rows of a CSV file in batches; a byte order mark is dropped, empty lines are left out. */
export async function* csvRows(file: RawFile, separator = ','): AsyncGenerator<CsvRow[]> {
  const fault = (problem: CsvProblem, line: number, column: number): FormatFault =>
    new FormatFault(`${file.name}：第 ${line} 行第 ${column} 列：${problems[problem]}`)
  const splitter = new CsvSplitter({ separator, strict: true, most, fault })
  for await (const chunk of textChunks(file, maxBytes)) {
    const rows = splitter.push(chunk)
    if (rows.length > 0) yield rows
  }
  yield splitter.end()
}
