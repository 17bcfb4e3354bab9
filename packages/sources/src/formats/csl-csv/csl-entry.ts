import type { ListEntry } from '@maojian/domain/entity/list-entry'
import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import { getCountry } from '@maojian/domain/vocabulary/country'
import { EntryDraft } from '../../entry/entry-draft.ts'
import { rowReference } from '../../entry/name-key.ts'
import { isoDate } from '../../entry/partial-date.ts'
import { readBirthDate } from '../../ofac/birth-date.ts'
import { readFlag, readOfacField } from '../../ofac/field-value.ts'
import { nameInOrder, ofacDraft, ofacType, readTailNumbers } from '../../ofac/party.ts'
import { readRemark } from '../../ofac/remark.ts'
import type { ReadReport } from '../../types.ts'
import { cslIds } from './csl-ids.ts'
import { cslList, type CslRow, splitCell } from './csl-row.ts'

type Unique = (source: string, reference: string) => string

const innerAlias = /,?\s*\(?\s*([af])\.k\.a\.,?\s+([^()]+(?:\([^()]*\)[^()]*)*?)\)?$/u

/** Names of the BIS and State lists carry `a.k.a.` inside; OFAC's never do. */
const readName = (draft: EntryDraft, text: string, kind: NameKind): void => {
  const found = innerAlias.exec(text)
  if (!found || found.index === 0) return draft.name(nameInOrder(text, draft.type), kind)
  draft.name(text.slice(0, found.index), kind)
  for (const alias of splitCell(found[2]!)) draft.name(alias, found[1] === 'f' ? 'former' : 'alias')
}

const readCountry = (draft: EntryDraft, code: string, report: ReadReport): void => {
  if (getCountry(code)) draft.country(code)
  else report.warn('未知的国家代码', code)
}

/** Addresses end with a country code: `Moscow, 125047, RU`. */
const readAddresses = (draft: EntryDraft, cell: string): void => {
  for (const address of splitCell(cell)) {
    const code = /(?:^|,\s*)([A-Z]{2})$/u.exec(address)?.[1]
    const country = code ? getCountry(code)?.code : undefined
    if (country) draft.country(country)
    if (address !== country) draft.address(address)
  }
}

const readVessel = (draft: EntryDraft, row: CslRow): void => {
  draft.fact('callSign', row.call_sign)
  draft.fact('vesselType', row.vessel_type)
  draft.fact('tonnage', row.gross_tonnage)
  draft.fact('grossTonnage', row.gross_registered_tonnage)
  draft.fact('vesselOwner', row.vessel_owner)
  if (row.vessel_flag) readFlag(draft, true, row.vessel_flag)
}

const readPerson = (draft: EntryDraft, row: CslRow, report: ReadReport): void => {
  draft.fact('title', row.title)
  for (const date of splitCell(row.dates_of_birth)) readBirthDate(draft, date, report)
  for (const place of splitCell(row.places_of_birth)) draft.fact('birthPlace', place)
  for (const code of splitCell(row.nationalities)) {
    readCountry(draft, code, report)
    draft.fact('nationality', code)
  }
  for (const code of splitCell(row.citizenships)) {
    readCountry(draft, code, report)
    draft.fact('citizenship', code)
  }
}

const readRules = (draft: EntryDraft, row: CslRow, programme: string): void => {
  if (programme !== '') draft.programme(programme)
  if (draft.source === 'ofac-nonsdn') draft.fact('programme', row.source)
  for (const code of splitCell(row.programs)) draft.programme(code)
  draft.fact('licenceRequirement', row.license_requirement)
  draft.fact('licencePolicy', row.license_policy)
  draft.fact('federalRegister', row.federal_register_notice)
  if (row.standard_order === 'Y') draft.fact('measure', 'Standard order')
  draft.designatedOn = isoDate(row.start_date)
  draft.endsOn = isoDate(row.end_date)
}

const companyForm =
  /(?:^|[\s,.])(?:Inc|Ltd|LLC|L\.L\.C|Co|Corp|Corporation|Company|Limited|LP|GmbH|S\.A|AG|Pty|Group)\.?$/iu

/** The State Department writes debarred persons `Last, First`; it gives no types. */
const isInvertedName = (row: CslRow, source: string): boolean =>
  source === 'state-debarred' &&
  /^[^,]+, [^,]+$/u.test(row.name) &&
  !companyForm.test(row.name) &&
  !/, (?:Jr|Sr|I{1,3}|IV|Esq|M\.?D|Ph\.?D)\.?$/iu.test(row.name)

const open = (row: CslRow, source: string, report: ReadReport): EntryDraft => {
  const stated = row.type === '' ? undefined : ofacType(row.type)
  const type = stated ?? (isInvertedName(row, source) ? '02' : undefined)
  if (row.type !== '' && !stated) report.warn('未知的类型', row.type)
  const draft = row.entity_number
    ? ofacDraft(source, row.entity_number, type ?? '01')
    : new EntryDraft(source, '', type ?? '01')
  draft.typeStated = type !== undefined
  draft.url ??= row.source_information_url || row.source_list_url || undefined
  return draft
}

/** One row of the Consolidated Screening List as an entry of the list that it comes from. */
export const cslEntry = (row: CslRow, unique: Unique, report: ReadReport): ListEntry | undefined => {
  const list = cslList(row.source)
  if (!list) return undefined
  const draft = open(row, list.id, report)
  readName(draft, row.name, 'primary')
  for (const alias of splitCell(row.alt_names)) readName(draft, alias.replace(/^and\s+/u, ''), 'alias')
  readAddresses(draft, row.addresses)
  readPerson(draft, row, report)
  readVessel(draft, row)
  readRules(draft, row, list.programme)
  if (row.entity_number) {
    for (const id of cslIds(row.ids)) readOfacField(draft, id, report)
    readRemark(draft, row.remarks, report)
    readTailNumbers(draft)
  } else draft.fact('remark', row.remarks)
  const name = draft.names[0]?.text ?? ''
  draft.reference = row.entity_number || unique(list.id, rowReference(name, draft.countries[0]))
  if (row.name === '' && name !== '') report.warn('没有名称的记录', draft.reference)
  return draft.finish()
}
