import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { countryCode } from '../../entry/country-code.ts'
import { EntryDraft } from '../../entry/entry-draft.ts'
import { isoDate, latestDate } from '../../entry/partial-date.ts'
import { namesVessel } from '../../entry/vessel-words.ts'
import { FormatFault, type ReadReport } from '../../types.ts'
import { attribute, childrenOf, textOf, textsAt, type XmlElement } from '../../xml/element.ts'
import { xmlFormat } from '../../xml/xml-format.ts'
import { birthDates, birthWords } from './un-birth.ts'
import { addComment } from './un-comments.ts'
import { addDocument } from './un-document.ts'
import { entityFields, individualFields } from './un-fields.ts'
import { unNames } from './un-names.ts'
import { unProgramme } from './un-programme.ts'

const fullName = (record: XmlElement): string =>
  ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME']
    .map(part => textOf(record, part))
    .filter(part => part !== '' && part !== 'na')
    .join(' ')

/** Spellings of a quality; an empty one belongs to a name of ordinary strength. */
const kinds: Readonly<Record<string, NameKind>> = {
  '': 'alias',
  Good: 'alias',
  'a.k.a.': 'alias',
  Low: 'weak',
  'f.k.a.': 'former',
}

const aliasKind = (alias: XmlElement, report: ReadReport): NameKind => {
  const quality = textOf(alias, 'QUALITY')
  if (!Object.hasOwn(kinds, quality)) report.warn('未知别名等级', quality)
  if (/formerly|previously/iu.test(textOf(alias, 'NOTE'))) return 'former'
  return kinds[quality] ?? 'alias'
}

const addNames = (entry: EntryDraft, record: XmlElement, report: ReadReport): void => {
  const printed = fullName(record)
  const [first, ...others] = unNames(printed)
  const several = /;|\s\/\s/u.test(printed)
  entry.name(several ? (first?.text ?? printed) : printed, 'primary')
  if (first) entry.name(first.text, 'alias')
  for (const name of others) entry.name(name.text, name.kind ?? 'alias')
  entry.name(textOf(record, 'NAME_ORIGINAL_SCRIPT'), 'original')
  for (const alias of childrenOf(record, 'INDIVIDUAL_ALIAS', 'ENTITY_ALIAS')) {
    const kind = aliasKind(alias, report)
    for (const name of unNames(textOf(alias, 'ALIAS_NAME'))) {
      const agent = /^(?:care of|c\/o)\s+(.+)$/iu.exec(name.text)?.[1]
      if (agent) entry.fact('linkedTo', agent)
      else entry.name(name.text, name.kind ?? kind)
    }
    const script = /script:\s*(.+)$/u.exec(textOf(alias, 'NOTE'))?.[1]
    if (script) entry.name(script, 'original')
  }
}

const placeOf = (place: XmlElement): string => {
  const parts = ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE', 'COUNTRY'].map(name => textOf(place, name))
  const note = textOf(place, 'NOTE')
  const text = parts.filter(part => part !== '' && part !== 'na').join(', ')
  return note === '' ? text : `${text} (${note})`.trim()
}

const addPlaces = (entry: EntryDraft, record: XmlElement, report: ReadReport): void => {
  for (const nationality of textsAt(record, 'NATIONALITY', 'VALUE')) {
    entry.fact('nationality', nationality)
    entry.country(countryCode(nationality, report) ?? '')
  }
  for (const address of childrenOf(record, 'INDIVIDUAL_ADDRESS', 'ENTITY_ADDRESS')) {
    entry.address(placeOf(address))
    entry.country(countryCode(textOf(address, 'COUNTRY'), report) ?? '')
  }
  for (const place of childrenOf(record, 'INDIVIDUAL_PLACE_OF_BIRTH'))
    entry.fact('birthPlace', placeOf(place))
}

const addPerson = (entry: EntryDraft, record: XmlElement, report: ReadReport): void => {
  entry.fact('gender', textOf(record, 'GENDER'))
  for (const title of textsAt(record, 'TITLE', 'VALUE')) entry.fact('title', title)
  for (const position of textsAt(record, 'DESIGNATION', 'VALUE')) entry.fact('position', position)
  for (const birth of childrenOf(record, 'INDIVIDUAL_DATE_OF_BIRTH')) {
    for (const date of birthDates(birth)) entry.birthDate(date)
    entry.fact('remark', birthWords(birth))
  }
  for (const alias of childrenOf(record, 'INDIVIDUAL_ALIAS'))
    entry.birthDate(isoDate(textOf(alias, 'DATE_OF_BIRTH')) ?? '')
  for (const document of childrenOf(record, 'INDIVIDUAL_DOCUMENT')) addDocument(entry, document, report)
}

const typeOf = (record: XmlElement): PartyType => {
  if (record.name === 'INDIVIDUAL') return '02'
  return namesVessel(textOf(record, 'FIRST_NAME')) ? '03' : '01'
}

const toEntry = (record: XmlElement, report: ReadReport): ListEntry => {
  const reference = textOf(record, 'REFERENCE_NUMBER')
  const id = textOf(record, 'DATAID')
  if (reference === '') throw new FormatFault(`联合国名单：DATAID ${id} 没有 REFERENCE_NUMBER`)
  const entry = new EntryDraft('un-sc', reference, typeOf(record))
  addNames(entry, record, report)
  addPlaces(entry, record, report)
  if (entry.type === '02') addPerson(entry, record, report)
  entry.programme(unProgramme(textOf(record, 'UN_LIST_TYPE'), report))
  addComment(entry, textOf(record, 'COMMENTS1'))
  entry.designatedOn = isoDate(textOf(record, 'LISTED_ON'))
  entry.changedOn = latestDate(textsAt(record, 'LAST_DAY_UPDATED', 'VALUE').map(isoDate))
  if (textOf(record, 'DELISTED_ON') !== '') entry.status = 'delisted'
  entry.alsoKnownTo(`unsc:${reference}`)
  if (id !== '') entry.alsoKnownTo(`ftm:unsc-${id}`)
  return entry.finish()
}

export const unXml = xmlFormat({
  id: 'un-xml',
  nameZh: '联合国综合名单 XML',
  titleZh: '联合国综合制裁名单 XML',
  rank: 60,
  root: 'CONSOLIDATED_LIST',
  groups: ['INDIVIDUALS', 'ENTITIES'],
  open: () => ({
    header: (root, report) => {
      const day = isoDate(attribute(root, 'dateGenerated'))
      if (day) report.publishedOn(day)
      else report.warn('没有发布日期', attribute(root, 'dateGenerated'))
    },
    records: {
      INDIVIDUAL: { check: individualFields, entry: toEntry },
      ENTITY: { check: entityFields, entry: toEntry },
    },
  }),
})
