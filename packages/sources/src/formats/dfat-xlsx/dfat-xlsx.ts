import type { ListEntry } from '@maojian/domain/entity/list-entry'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { countryCode } from '../../entry/country-code.ts'
import { EntryDraft } from '../../entry/entry-draft.ts'
import { dayMonthYear, isoDate, latestDate, partialDate, writtenDate } from '../../entry/partial-date.ts'
import { namedRows, type NamedRow } from '../../read/named-rows.ts'
import { rowWords } from '../../read/row-words.ts'
import { isSheet, sheetRows } from '../../xml/sheet-rows.ts'
import { FormatFault, type ListFormat, type RawFile, type ReadReport } from '../../types.ts'

const titleZh = '澳大利亚综合名单 XLSX'
const nameColumn = 'Name of Individual or Entity'

const types: readonly (readonly [RegExp, PartyType])[] = [
  [/^individual/iu, '02'],
  [/^(?:entity|organisation|organization)/iu, '01'],
  [/^(?:vessel|ship)/iu, '03'],
]

/** Days of the spreadsheet count from the end of 1899. */
const dayOf = (text: string): string | undefined => {
  if (!/^\d{4,6}(?:\.\d+)?$/u.test(text) || Number(text) < 3000)
    return isoDate(text) ?? dayMonthYear(text) ?? writtenDate(text)
  const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(text)) * 86_400_000)
  return partialDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

/** `a) … b) …`, lines and semicolons hold several values. */
const values = (cell: string): string[] =>
  cell
    .split(/(?:^|\s)[a-z]\)\s+|[;\n]/u)
    .map(part => part.trim())
    .filter(part => part !== '')

const open = (row: NamedRow, reference: string, report: ReadReport): EntryDraft => {
  const word = row.get('Type')
  const type = types.find(([pattern]) => pattern.test(word))?.[1]
  if (!type) report.warn('未知的类型', word)
  const draft = new EntryDraft('au-dfat', reference, type ?? '01')
  draft.typeStated = type !== undefined
  return draft
}

const addName = (draft: EntryDraft, row: NamedRow): void => {
  const name = row.get(nameColumn)
  const type = row.get('Name Type')
  if (/weak/iu.test(row.get('Alias Strength'))) draft.name(name, 'weak')
  else if (/primary/iu.test(type))
    draft.name(name, draft.names.some(one => one.kind === 'primary') ? 'alias' : 'primary')
  else if (/original script/iu.test(type)) draft.name(name, 'original')
  else draft.name(name, /fka|former/iu.test(type) ? 'former' : 'alias')
}

const addRow = (draft: EntryDraft, row: NamedRow, report: ReadReport): void => {
  addName(draft, row)
  for (const text of values(row.get('Date of Birth'))) {
    const date = dayOf(text) ?? /(?<!\d)(?:19|20)\d{2}(?!\d)/u.exec(text)?.[0]
    if (date) draft.birthDate(date)
    else report.warn('看不懂的出生日期', text)
  }
  for (const text of values(row.get('Place of Birth'))) draft.fact('birthPlace', text)
  for (const text of values(row.get('Citizenship'))) {
    draft.fact('citizenship', text)
    draft.country(countryCode(text, report) ?? '')
  }
  for (const text of values(row.get('Address'))) draft.address(text)
  for (const number of values(row.get('IMO Number'))) draft.identifier('imo', number.replace(/^IMO\s*/iu, ''))
  draft.fact('remark', row.get('Additional Information'))
  draft.fact('remark', row.get('Listing Information'))
  draft.programme(row.get('Committees'))
  draft.fact('legalBasis', row.get('Instrument of Designation'))
  for (const measure of ['Targeted Financial Sanction', 'Travel Ban', 'Arms Embargo', 'Maritime Restriction'])
    if (/^(?:yes|y|true|1)$/iu.test(row.get(measure))) draft.fact('measure', measure)
  draft.changedOn = latestDate([draft.changedOn, dayOf(row.get('Control Date'))])
}

async function* read(files: readonly RawFile[], report: ReadReport): AsyncGenerator<ListEntry> {
  if (!isSheet(files)) throw new FormatFault(`${files[0]?.name ?? ''}：不是${titleZh}（不是电子表格文件）`)
  const shape = { file: 'XLSX', titleZh, required: ['Reference', nameColumn, 'Name Type'] }
  const found = new Map<string, { readonly draft: EntryDraft; readonly words: string[] }>()
  let rows = 0
  for await (const row of namedRows(sheetRows(files), shape)) {
    // `12a`, `12b` are other names of 12.
    const reference = /^\d+/u.exec(row.get('Reference'))?.[0]
    if (reference === undefined) {
      report.skipped(`第 ${row.line} 行没有编号`)
      continue
    }
    const known = found.get(reference) ?? { draft: open(row, reference, report), words: [] }
    found.set(reference, known)
    addRow(known.draft, row, report)
    known.words.push(rowWords(row.columns, row.cells))
    report.lines(++rows)
  }
  for (const { draft, words } of found.values()) {
    const entry = draft.finish()
    const names = [...entry.names].sort((a, b) => Number(b.kind === 'primary') - Number(a.kind === 'primary'))
    yield { ...entry, names, asPublished: words.join('\n\n') }
  }
}

/** Australian_Sanctions_Consolidated_List.xlsx: one row a name, tied by the number of the reference. */
export const dfatXlsx: ListFormat = { id: 'dfat-xlsx', nameZh: titleZh, rank: 50, read }
