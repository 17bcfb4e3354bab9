import { own } from '../../read/own.ts'
import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { findCountry } from '@maojian/domain/vocabulary/country'
import { isUscc } from '@maojian/domain/vocabulary/identifier'
import { EntryDraft } from '../../entry/entry-draft.ts'
import { nameKey } from '../../entry/name-key.ts'
import { isoDate } from '../../entry/partial-date.ts'
import { FormatFault } from '../../types.ts'
import { chinaLists, type ChinaRow, chinaStatuses, chinaTypes, isOfficialUrl } from './china-row.ts'

/** A reviewed table holds no doubtful value: anything else than the documented ones refuses the file. */
const need = <T>(value: T | undefined, at: string, column: string, text: string): T => {
  if (value === undefined)
    throw new FormatFault(`${at}${column} 列的“${text}”不合规定（见 docs/formats/china-csv.md）`)
  return value
}

const fullDate = (text: string): string | undefined => {
  const date = isoDate(text)
  return date?.length === 10 && date === text ? date : undefined
}

const optionalDate = (text: string, at: string, column: string): string | undefined =>
  text === '' ? undefined : need(fullDate(text), at, column, text)

const split = (cell: string): string[] => cell.split(/\s*[;；]\s*/u).filter(part => part !== '')

const readNames = (draft: EntryDraft, row: ChinaRow): void => {
  draft.name(row.nameZh, 'primary')
  draft.name(row.nameEn, 'primary')
  for (const alias of split(row.aliases)) draft.name(alias, 'alias')
}

const readParty = (draft: EntryDraft, row: ChinaRow, at: string): void => {
  for (const text of split(row.country)) draft.country(need(findCountry(text), at, 'country', text))
  if (row.creditCode !== '') {
    if (!isUscc(row.creditCode)) throw new FormatFault(`${at}creditCode 列的“${row.creditCode}”校验位不对`)
    draft.identifier('uscc', row.creditCode, 'CN')
  }
  for (const address of split(row.address)) draft.address(address)
}

/** One row, already in columns; `at` says where it stands for fault messages. */
export const chinaEntry = (
  row: ChinaRow,
  at: string,
  unique: (source: string, reference: string) => string,
): ListEntry => {
  const list = need(own(chinaLists, row.list), at, 'list', row.list)
  const type = need(own(chinaTypes, row.type), at, 'type', row.type)
  const effective = need(fullDate(row.effectiveDate), at, 'effectiveDate', row.effectiveDate)
  if (!isOfficialUrl(row.url)) throw new FormatFault(`${at}url 列必须是官方网址，现为“${row.url}”`)
  const draft = new EntryDraft(list.source, '', type)
  readNames(draft, row)
  const name = draft.names[0]?.text
  if (name === undefined) throw new FormatFault(`${at}没有名称`)
  readParty(draft, row, at)
  draft.programme(list.programme)
  draft.designatedOn = effective
  draft.endsOn = optionalDate(row.endDate, at, 'endDate')
  draft.status = need(own(chinaStatuses, row.status), at, 'status', row.status)
  draft.fact('legalBasis', row.noticeNo)
  if (optionalDate(row.noticeDate, at, 'noticeDate')) draft.fact('remark', `公告日期：${row.noticeDate}`)
  draft.fact('remark', row.statusNote)
  draft.url = row.url
  draft.reference = unique(list.source, `${nameKey(name)}/${effective}`)
  return draft.finish()
}
