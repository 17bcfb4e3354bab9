import type { ListEntry, PartialDate } from '@maojian/domain/entity/list-entry'
import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { isImo } from '@maojian/domain/vocabulary/identifier'
import { bracketedNames } from '../../entry/bracketed-names.ts'
import { EntryDraft } from '../../entry/entry-draft.ts'
import { isoDate, yearsBetween } from '../../entry/partial-date.ts'
import { FormatFault, type ReadReport } from '../../types.ts'
import { textOf, type XmlElement } from '../../xml/element.ts'
import { fieldCheck } from '../../xml/field-table.ts'
import { xmlFormat } from '../../xml/xml-format.ts'
import { bilingualName, semaAliases } from './sema-aliases.ts'
import { regulationCountry } from './sema-country.ts'

const recordFields = fieldCheck({
  read: [
    'Country',
    'LastName',
    'GivenName',
    'EntityOrShip',
    'TitleOrShip',
    'ShipIMONumber',
    'DateOfBirthOrShipBuildDate',
    'Schedule',
    'Item',
    'DateOfListing',
    'Aliases',
  ],
  ignored: {},
})

const typeOf = (record: XmlElement): PartyType => {
  if (textOf(record, 'EntityOrShip') === '') return '02'
  return textOf(record, 'ShipIMONumber') === '' ? '01' : '03'
}

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Enough of a regulation's English name to tell it from the others. */
const regulationLength = 20

/** The regulation, its schedule and the item: the list numbers only inside a schedule. */
const referenceOf = (record: XmlElement): string => {
  const item = textOf(record, 'Item')
  if (item === '') throw new FormatFault('加拿大名单：有一条记录没有 Item')
  const english = textOf(record, 'Country').split(' / ')[0]!
  const regulation = slug(slug(english).slice(0, regulationLength))
  return [regulation, textOf(record, 'Schedule'), item]
    .map(slug)
    .filter(part => part !== '')
    .join('-')
}

/** One word of a person's name is too little to accuse anybody. */
const aliasKind = (alias: string, type: PartyType): NameKind => {
  if (type === '02' && !/\s/u.test(alias)) return 'weak'
  return /\p{Script=Latin}/u.test(alias) ? 'alias' : 'original'
}

const addNames = (entry: EntryDraft, record: XmlElement): void => {
  const body = textOf(record, 'EntityOrShip')
  const [english = '', ...french] = bilingualName(body)
  entry.name(english || `${textOf(record, 'GivenName')} ${textOf(record, 'LastName')}`, 'primary')
  for (const half of body === '' ? [] : [english, ...french])
    for (const found of bracketedNames(half)) entry.name(found.text, found.kind ?? 'alias')
  for (const alias of semaAliases(textOf(record, 'Aliases'))) entry.name(alias, aliasKind(alias, entry.type))
}

const addShip = (entry: EntryDraft, record: XmlElement, report: ReadReport): void => {
  const number = textOf(record, 'ShipIMONumber').replace(/^IMO\s*/iu, '')
  if (!isImo(number)) report.warn('IMO 编号校验不符', number)
  entry.identifier(isImo(number) ? 'imo' : 'other', number)
  entry.fact('vesselType', textOf(record, 'TitleOrShip'))
  entry.fact('buildDate', textOf(record, 'DateOfBirthOrShipBuildDate'))
}

/** `1972`, `1972-08-10`, or a span of years `1963-1964`. */
const statedDates = (text: string): PartialDate[] => {
  const span = /^(\d{4})-(\d{4})$/.exec(text)
  if (span) return yearsBetween(Number(span[1]), Number(span[2]))
  const date = isoDate(text)
  return date === undefined ? [] : [date]
}

const addBirth = (entry: EntryDraft, record: XmlElement, report: ReadReport): void => {
  const text = textOf(record, 'DateOfBirthOrShipBuildDate')
  if (text === '') return
  if (entry.type !== '02') {
    entry.fact('incorporationDate', text)
    return
  }
  const dates = text.split(/\s+or\s+/iu).flatMap(statedDates)
  if (dates.length === 0) report.warn('读不懂的出生日期', text)
  for (const date of dates) entry.birthDate(date)
}

const toEntry = (record: XmlElement, report: ReadReport): ListEntry => {
  const entry = new EntryDraft('ca-sema', referenceOf(record), typeOf(record))
  addNames(entry, record)
  if (entry.type === '03') addShip(entry, record, report)
  else {
    addBirth(entry, record, report)
    entry.fact('title', textOf(record, 'TitleOrShip'))
  }
  const regulation = textOf(record, 'Country')
  const { country, programme } = regulationCountry(regulation, report)
  entry.programme(programme)
  // A ship sails under its own flag, which the list does not give.
  if (entry.type !== '03') entry.country(country ?? '')
  entry.fact('programme', regulation)
  const schedule = textOf(record, 'Schedule')
  entry.fact('legalBasis', schedule === '' ? '' : `Schedule ${schedule}, item ${textOf(record, 'Item')}`)
  entry.designatedOn = isoDate(textOf(record, 'DateOfListing'))
  entry.alsoKnownTo(`ftm:ca-sema-${entry.reference}`)
  return entry.finish()
}

export const semaXml = xmlFormat({
  id: 'sema-xml',
  nameZh: '加拿大自主制裁名单 XML',
  titleZh: '加拿大自主制裁名单 XML',
  rank: 60,
  root: 'data-set',
  open: () => ({ records: { record: { check: recordFields, entry: toEntry } } }),
})
