import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { findCountry, getCountry } from '@maojian/domain/vocabulary/country'
import { EntryDraft } from '../../entry/entry-draft.ts'
import { rowReference, uniqueReferences } from '../../entry/name-key.ts'
import { csvRows } from '../../read/csv-rows.ts'
import { namedRows, type NamedRow } from '../../read/named-rows.ts'
import { rowWords } from '../../read/row-words.ts'
import type { ListFormat, RawFile, ReadReport } from '../../types.ts'

/** Headers are written in both languages: 名稱name, 別名alias. */
const columnLike = (row: NamedRow, word: RegExp): string => {
  const column = row.columns.find(one => word.test(one))
  return column === undefined ? '' : row.get(column)
}

const split = (cell: string): string[] =>
  cell
    .split(/\s*[;；]\s*/u)
    .map(part => part.trim())
    .filter(part => part !== '')

const toEntry = (row: NamedRow, unique: ReturnType<typeof uniqueReferences>): ListEntry | undefined => {
  const draft = new EntryDraft('tw-shtc', '', '01')
  draft.typeStated = false
  draft.name(columnLike(row, /^名稱/u), 'primary')
  const name = draft.names[0]
  if (!name) return undefined
  for (const alias of split(columnLike(row, /別名/u))) draft.name(alias, 'alias')
  const place = columnLike(row, /國家/u)
  const country = getCountry(place)?.code ?? findCountry(place)
  if (country) draft.country(country)
  for (const address of split(columnLike(row, /地址/u))) draft.address(address)
  for (const number of split(columnLike(row, /護照/u))) draft.identifier('other', number, country)
  draft.programme('TW-SHTC')
  // The numbers of the rows are counted anew in every edition.
  draft.reference = unique('tw-shtc', rowReference(name.text, country))
  return { ...draft.finish(), asPublished: rowWords(row.columns, row.cells) }
}

async function* readFile(file: RawFile, report: ReadReport): AsyncGenerator<ListEntry> {
  const shape = { file: file.name, titleZh: '台湾 SHTC 实体管理名单 CSV', required: ['名稱name'] }
  const unique = uniqueReferences()
  let rows = 0
  for await (const row of namedRows(csvRows(file), shape)) {
    const entry = toEntry(row, unique)
    report.lines(++rows)
    if (entry) yield entry
    else report.skipped(`第 ${row.line} 行没有名称`)
  }
}

/** SHTCEntityList.csv of Taiwan's open data; neither kind nor day of its parties is told. */
export const twShtcCsv: ListFormat = {
  id: 'tw-shtc-csv',
  nameZh: '台湾战略性高科技货品实体名单 CSV',
  rank: 50,
  async *read(files, report) {
    for (const file of files) yield* readFile(file, report)
  },
}
