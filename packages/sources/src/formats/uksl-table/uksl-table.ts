import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { dayMonthYear, isoDate, writtenDate } from '../../entry/partial-date.ts'
import { csvRows } from '../../read/csv-rows.ts'
import { namedRows, type NamedRow } from '../../read/named-rows.ts'
import { rowWords } from '../../read/row-words.ts'
import { isSheet, sheetRows } from '../../xml/sheet-rows.ts'
import type { ListFormat, RawFile, ReadReport } from '../../types.ts'
import type { XmlElement } from '../../xml/element.ts'
import { ukslEntry } from '../uksl-xml/uksl-xml.ts'
import { columnPaths } from './columns.table.ts'

const titleZh = '英国制裁名单 CSV 或 ODS'

const leaf = (name: string, text: string): XmlElement => ({ name, attributes: {}, children: [], text })

interface Growing extends XmlElement {
  readonly children: XmlElement[]
}

const grow = (parent: Growing, name: string): Growing => {
  const child: Growing = { name, attributes: {}, children: [], text: '' }
  parent.children.push(child)
  return child
}

/** `29-06-2012` of the spreadsheet as the other formats print it. */
const sameDay = (text: string): string => text.replace(/^(\d{2})-(\d{2})-(\d{4})$/u, '$1/$2/$3')

/** The short table has one name a party and does not say its type. */
const nameType = 'Name type'
const primary = 'Primary Name'

/** A row as elements of the XML: every combination of name, address and number is a row of its own. */
const addRow = (record: Growing, row: NamedRow): void => {
  const groups = new Map<string, Growing>()
  for (const [column, path] of Object.entries(columnPaths)) {
    const value =
      sameDay(row.get(column)) || (column === nameType && !row.columns.includes(column) ? primary : '')
    if (value === '' || /^(?:n\/a|unknown)$/iu.test(value)) continue
    const at = path.slice(0, -1)
    let parent = record
    at.forEach((name, i) => {
      const key = at.slice(0, i + 1).join('/')
      const known = groups.get(key)
      parent = known ?? grow(parent, name)
      if (!known) groups.set(key, parent)
    })
    parent.children.push(leaf(path.at(-1)!, value))
  }
}

const rowsOf = (files: readonly RawFile[], above: (cells: readonly string[]) => void) => {
  const sheet = isSheet(files)
  const file = files[0]!
  const shape = { file: sheet ? 'ODS' : file.name, titleZh, required: ['Unique ID', 'Regime Name'], above }
  return namedRows(sheet ? sheetRows(files) : csvRows(file), shape)
}

/** `Report Date: 11-Aug-2025` above the header. */
const reportDay = (cells: readonly string[]): string | undefined => {
  const text = /report date\s*:?\s*(\S.*)$/iu.exec(cells.join(' ').trim())?.[1] ?? ''
  return isoDate(text) ?? dayMonthYear(text) ?? writtenDate(text.replaceAll('-', ' '))
}

async function* read(files: readonly RawFile[], report: ReadReport): AsyncGenerator<ListEntry> {
  const records = new Map<string, { readonly record: Growing; readonly words: string[] }>()
  const above = (cells: readonly string[]): void => {
    const day = reportDay(cells)
    if (day) report.publishedOn(day)
  }
  let rows = 0
  for await (const row of rowsOf(files, above)) {
    const id = row.get('Unique ID')
    if (id === '') continue
    const known = records.get(id) ?? {
      record: { name: 'Designation', attributes: {}, children: [], text: '' },
      words: [],
    }
    records.set(id, known)
    addRow(known.record, row)
    known.words.push(rowWords(row.columns, row.cells))
    report.lines(++rows)
  }
  for (const { record, words } of records.values())
    yield { ...ukslEntry(record, report), asPublished: words.join('\n\n') }
}

/** UK-Sanctions-List.csv with its report date above the header, and the list as a spreadsheet. */
export const ukslTable: ListFormat = {
  id: 'uksl-table',
  nameZh: '英国制裁名单 CSV / ODS',
  rank: 50,
  read,
}
