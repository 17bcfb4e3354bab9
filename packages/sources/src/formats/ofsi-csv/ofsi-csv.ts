import type { ListEntry } from '@maojian/domain/entity/list-entry'
import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import { findCountry } from '@maojian/domain/vocabulary/country'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { countryCode } from '../../entry/country-code.ts'
import { EntryDraft } from '../../entry/entry-draft.ts'
import { dayMonthYear } from '../../entry/partial-date.ts'
import { csvRows } from '../../read/csv-rows.ts'
import { namedRows, type NamedRow } from '../../read/named-rows.ts'
import { rowWords } from '../../read/row-words.ts'
import { westernText } from '../../read/western-text.ts'
import { FormatFault, type ListFormat, type RawFile, type ReadReport } from '../../types.ts'
import { ukProgramme } from '../uksl-xml/uksl-programme.ts'

const types: Readonly<Record<string, PartyType>> = { individual: '02', entity: '01', ship: '03' }

/** `1) Saudi Arabia 2) Qatar`: a cell packs several values. */
const values = (cell: string): string[] =>
  cell
    .split(/(?:^|\s)\(?\d{1,2}\)\s*/u)
    .map(part => part.replace(/[.;,]\s*$/u, '').trim())
    .filter(part => part !== '')

const kindOf = (row: NamedRow): NameKind => {
  const type = row.get('Alias Type')
  if (/low/iu.test(row.get('Alias Quality'))) return 'weak'
  if (/^(?:prime alias|primary name)$/iu.test(type)) return 'primary'
  return /fka/iu.test(type) ? 'former' : 'alias'
}

const addName = (draft: EntryDraft, row: NamedRow): void => {
  const parts = [1, 2, 3, 4, 5, 6].map(part => row.get(`Name ${part}`)).filter(part => part !== '')
  const kind = kindOf(row)
  const again = kind === 'primary' && draft.names.some(name => name.kind === 'primary')
  draft.name(parts.join(' '), again ? 'alias' : kind)
  draft.name(row.get('Name Non-Latin Script'), 'original')
}

const documents = [
  ['Passport Details', 'passport'],
  ['Passport Number', 'passport'],
  ['NI Number', 'nationalId'],
  ['National Identification Number', 'nationalId'],
] as const

const addDocuments = (draft: EntryDraft, row: NamedRow): void => {
  for (const [column, kind] of documents)
    for (const text of values(row.get(column))) {
      const number = /[\p{Lu}\d][\p{Lu}\d-]*\d[\p{Lu}\d-]*/u.exec(
        text.replace(/^.*?(?:no|number)[.:]*\s*/iu, ''),
      )
      if (number) draft.identifier(kind, number[0], undefined, number[0] === text ? '' : text)
    }
}

const addPlaces = (draft: EntryDraft, row: NamedRow, report: ReadReport): void => {
  const parts = [1, 2, 3, 4, 5, 6].map(part => row.get(`Address ${part}`))
  const country = row.get('Country')
  draft.address([...parts, row.get('Post/Zip Code'), country].filter(part => part !== '').join(', '))
  draft.country(countryCode(country.replace(/\s*\(.*\)$/u, ''), report) ?? '')
  const birth = [row.get('Town of Birth'), row.get('Country of Birth')].filter(part => part !== '')
  draft.fact('birthPlace', birth.join(', '))
  for (const nation of values(row.get('Nationality'))) {
    draft.fact('nationality', nation)
    // Older files write adjectives here, which are shown but name no code.
    draft.country(findCountry(nation) ?? '')
  }
  const born = dayMonthYear(row.get('DOB'))
  if (born) draft.birthDate(born)
}

const open = (row: NamedRow, file: RawFile): EntryDraft => {
  const id = row.get('Group ID')
  const type = types[row.get('Group Type').toLocaleLowerCase('en')]
  if (id === '' || !type) throw new FormatFault(`${file.name}：第 ${row.line} 行没有 Group ID 或类型不认识`)
  const draft = new EntryDraft('uk-ofsi', id, type)
  draft.alsoKnownTo(`gb-ofsi:${id}`)
  // The list was closed on 28 January 2026: whether a party still stands on the one that followed is told there.
  draft.status = 'unverified'
  draft.designatedOn = dayMonthYear(row.get('Listed On'))
  return draft
}

const addRow = (draft: EntryDraft, row: NamedRow, report: ReadReport): void => {
  addName(draft, row)
  addPlaces(draft, row, report)
  addDocuments(draft, row)
  draft.fact('title', row.get('Title'))
  draft.fact('position', row.get('Position'))
  const regime = row.get('Regime')
  draft.programme(ukProgramme(regime) ?? regime)
  draft.fact('programme', regime)
  draft.fact('remark', row.get('Other Information'))
  const reference = /UN Ref(?:erence)?\s*(?:No\.?|number)?:?\s*([A-Z]{2,3}[ei]\.\d{3})/u.exec(
    row.get('Other Information'),
  )
  if (reference) draft.alsoKnownTo(`unsc:${reference[1]!}`)
  draft.changedOn = dayMonthYear(row.get('Last Updated')) ?? draft.changedOn
}

/** Primary names first: the file gives a party's rows in any order. */
const finished = (draft: EntryDraft): ListEntry => {
  const entry = draft.finish()
  const first = entry.names.filter(name => name.kind === 'primary')
  return { ...entry, names: [...first, ...entry.names.filter(name => name.kind !== 'primary')] }
}

async function* readFile(given: RawFile, report: ReadReport): AsyncGenerator<ListEntry> {
  const file = await westernText(given)
  const above = (cells: readonly string[]): void => {
    const day = /last updated/iu.test(cells[0] ?? '') ? dayMonthYear(cells[1] ?? '') : undefined
    if (day) report.publishedOn(day)
  }
  const shape = {
    file: file.name,
    titleZh: '英国财政部综合清单 CSV',
    required: ['Group ID', 'Group Type', 'Name 6'],
    above,
  }
  const drafts = new Map<string, { readonly draft: EntryDraft; readonly words: string[] }>()
  let rows = 0
  for await (const row of namedRows(csvRows(file), shape)) {
    const known = drafts.get(row.get('Group ID')) ?? { draft: open(row, file), words: [] }
    drafts.set(row.get('Group ID'), known)
    addRow(known.draft, row, report)
    known.words.push(rowWords(row.columns, row.cells))
    report.lines(++rows)
  }
  for (const { draft, words } of drafts.values())
    yield { ...finished(draft), asPublished: words.join('\n\n') }
}

/** ConList.csv of the Treasury in the layouts of 2020 and 2022; one row for each name, address and date of a group. */
export const ofsiCsv: ListFormat = {
  id: 'ofsi-csv',
  nameZh: '英国财政部综合清单 CSV（ConList）',
  rank: 50,
  async *read(files, report) {
    for (const file of files) yield* readFile(file, report)
  },
}
