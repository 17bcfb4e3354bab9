import type { ListEntry } from '@maojian/domain/entity/list-entry'
import type { FactKey } from '@maojian/domain/vocabulary/fact-key'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { isoCountry } from '../../entry/country-code.ts'
import { EntryDraft } from '../../entry/entry-draft.ts'
import { isoDate, latestDate } from '../../entry/partial-date.ts'
import { namesCompany, namesVessel, shipNumbers } from '../../entry/vessel-words.ts'
import { FormatFault, type ReadReport } from '../../types.ts'
import {
  attribute,
  childOf,
  childrenOf,
  plainText,
  textOf,
  textsOf,
  type XmlElement,
} from '../../xml/element.ts'
import { xmlFormat } from '../../xml/xml-format.ts'
import { birthDates, circaWords, listingDate } from './eu-birth.ts'
import { sanctionEntityFields } from './eu-fields.ts'
import { addIdentifiers, addImoNumbers } from './eu-identifiers.ts'
import { addNames } from './eu-names.ts'

const contactKeys: Readonly<Record<string, FactKey>> = {
  PHONE: 'phone',
  FAX: 'phone',
  EMAIL: 'email',
  WEB: 'website',
}

const described = (element: XmlElement): string =>
  attribute(element, 'countryIso2Code') === '00' ? '' : attribute(element, 'countryDescription')

const placeOf = (element: XmlElement, parts: readonly string[]): string =>
  [...parts.map(part => attribute(element, part)), described(element)].filter(part => part !== '').join(', ')

const addPlaces = (entry: EntryDraft, record: XmlElement, report: ReadReport): void => {
  for (const citizenship of childrenOf(record, 'citizenship')) {
    entry.country(isoCountry(attribute(citizenship, 'countryIso2Code'), report) ?? '')
    entry.fact('citizenship', described(citizenship))
  }
  for (const address of childrenOf(record, 'address')) {
    entry.country(isoCountry(attribute(address, 'countryIso2Code'), report) ?? '')
    const place = placeOf(address, ['street', 'poBox', 'zipCode', 'city', 'place', 'region'])
    const note = textOf(address, 'remark')
    entry.address(note === '' ? place : `${place} (${note})`)
    for (const contact of childrenOf(address, 'contactInfo')) {
      const key = contactKeys[attribute(contact, 'key')]
      if (key) entry.fact(key, attribute(contact, 'value'))
      else report.warn('未知联系方式', attribute(contact, 'key'))
    }
  }
  for (const birth of childrenOf(record, 'birthdate')) {
    entry.fact('birthPlace', placeOf(birth, ['city', 'place', 'region']))
    for (const date of birthDates(birth)) entry.birthDate(date)
    entry.fact('remark', circaWords(birth))
  }
}

const addRegulations = (entry: EntryDraft, record: XmlElement): void => {
  const regulations = childrenOf(record, 'regulation')
  for (const regulation of regulations) {
    const programme = attribute(regulation, 'programme')
    if (programme !== '') entry.programme(`EU-${programme}`)
    entry.fact('legalBasis', attribute(regulation, 'numberTitle'))
  }
  entry.url = regulations.map(one => textOf(one, 'publicationUrl')).find(url => /^https?:/u.test(url))
  entry.changedOn = latestDate(regulations.map(one => isoDate(attribute(one, 'publicationDate'))))
}

/** The list knows only persons and enterprises: a ship or its number hides under enterprise. */
const typeOf = (record: XmlElement, report: ReadReport): PartyType => {
  const code = attribute(childOf(record, 'subjectType') ?? record, 'code')
  if (code === 'person') return '02'
  if (code !== 'enterprise') report.warn('未知主体类型', code)
  const names = childrenOf(record, 'nameAlias').map(alias => attribute(alias, 'wholeName'))
  if (names.some(namesVessel)) return '03'
  const words = [
    ...textsOf(record, 'remark'),
    ...childrenOf(record, 'identification').map(identityText),
  ].join('; ')
  const shipOnly = /(?<!\p{L})(?:vessel|tanker|ship type|vessel type)(?!\p{L})/iu.test(words)
  return shipOnly && shipNumbers(words).length === 1 && !names.some(namesCompany) ? '03' : '01'
}

const identityText = (document: XmlElement): string =>
  `${attribute(document, 'identificationTypeCode')} ${attribute(document, 'number')} ${textOf(document, 'remark')}`

const numberOf = (record: XmlElement): string => {
  const number = attribute(record, 'euReferenceNumber') || attribute(record, 'logicalId')
  if (number === '') throw new FormatFault('欧盟名单：有一条记录既没有 euReferenceNumber 也没有 logicalId')
  return number
}

/** One record, from the XML or from the table that says the same. */
export const euEntry = (record: XmlElement, report: ReadReport): ListEntry => {
  const reference = numberOf(record)
  const entry = new EntryDraft('eu-fsf', reference, typeOf(record, report))
  addNames(entry, record)
  addPlaces(entry, record, report)
  addIdentifiers(entry, record, report)
  addRegulations(entry, record)
  const details = attribute(record, 'designationDetails')
  const remarks = childrenOf(record, 'remark').map(remark => plainText(remark.text))
  for (const text of [...remarks, details]) entry.fact('remark', text)
  addImoNumbers(entry, remarks.join('; '))
  entry.designatedOn =
    isoDate(attribute(record, 'designationDate')) ?? listingDate(details) ?? listingDate(remarks.join(' '))
  const unReference = attribute(record, 'unitedNationId')
  if (unReference !== '') entry.alsoKnownTo(`unsc:${unReference}`)
  const id = attribute(record, 'logicalId')
  if (id !== '') entry.alsoKnownTo(`eu:${id}`)
  entry.alsoKnownTo(
    `ftm:eu-fsf-${numberOf(record)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')}`,
  )
  return entry.finish()
}

const publishedOn = (root: XmlElement, report: ReadReport): void => {
  const day = isoDate(attribute(root, 'generationDate'))
  if (day) report.publishedOn(day)
  else report.warn('没有发布日期', attribute(root, 'generationDate'))
}

export const euFsfXml = xmlFormat({
  id: 'eu-fsf-xml',
  nameZh: '欧盟金融制裁 XML 1.1',
  titleZh: '欧盟金融制裁名单 XML 1.1',
  rank: 60,
  root: 'export',
  // A party under two programmes is two records of one number.
  joinsRecords: true,
  open: () => ({
    header: publishedOn,
    records: { sanctionEntity: { check: sanctionEntityFields, entry: euEntry } },
  }),
})
