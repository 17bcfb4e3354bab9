import type { ListEntry } from '@maojian/domain/entity/list-entry'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { EntryDraft } from '../../entry/entry-draft.ts'
import { dayMonthYear } from '../../entry/partial-date.ts'
import { FormatFault, type ReadReport } from '../../types.ts'
import { plainText, textOf, textsOf, type XmlElement } from '../../xml/element.ts'
import { xmlFormat } from '../../xml/xml-format.ts'
import { addFacts, addPlaces } from './uksl-facts.ts'
import { designationFields } from './uksl-fields.ts'
import { addIdentifiers } from './uksl-identifiers.ts'
import { addNames } from './uksl-names.ts'
import { ukProgramme } from './uksl-programme.ts'

const types: Readonly<Record<string, PartyType>> = { individual: '02', entity: '01', ship: '03' }

const typeOf = (record: XmlElement): PartyType => {
  const word = textOf(record, 'IndividualEntityShip').toLocaleLowerCase('en')
  const type = Object.hasOwn(types, word) ? types[word] : undefined
  if (type === undefined)
    throw new FormatFault(`英国名单：${textOf(record, 'UniqueID')} 的类型“${word}”不认识`)
  return type
}

/** One designation, from the XML or from a table that says the same. */
export const ukslEntry = (record: XmlElement, report: ReadReport): ListEntry => {
  const reference = textOf(record, 'UniqueID')
  if (reference === '') throw new FormatFault('英国名单：有一条记录没有 UniqueID')
  const entry = new EntryDraft('uk-sanctions', reference, typeOf(record))
  addNames(entry, record, report)
  addPlaces(entry, record, report)
  addIdentifiers(entry, record, report)
  addFacts(entry, record)
  for (const regime of textsOf(record, 'RegimeName')) {
    const code = ukProgramme(regime)
    if (code === undefined) report.warn('未知制裁项目', regime)
    entry.programme(code ?? regime)
  }
  entry.designatedOn = dayMonthYear(textOf(record, 'DateDesignated'))
  entry.changedOn = dayMonthYear(textOf(record, 'LastUpdated'))
  for (const number of textsOf(record, 'UNReferenceNumber')) entry.alsoKnownTo(`unsc:${number}`)
  entry.alsoKnownTo(`gb:${reference}`)
  for (const number of textsOf(record, 'OFSIGroupID')) entry.alsoKnownTo(`gb-ofsi:${number}`)
  entry.alsoKnownTo(`ftm:gb-fcdo-${reference.toLowerCase()}`)
  return entry.finish()
}

const published = (record: XmlElement, report: ReadReport): undefined => {
  const day = dayMonthYear(plainText(record.text))
  if (day) report.publishedOn(day)
  else report.warn('没有发布日期', record.text)
}

export const ukslXml = xmlFormat({
  id: 'uksl-xml',
  nameZh: '英国制裁名单 XML',
  titleZh: '英国制裁名单 XML',
  rank: 60,
  root: 'Designations',
  open: () => ({
    records: {
      DateGenerated: { check: () => {}, entry: published },
      Designation: { check: designationFields, entry: ukslEntry },
    },
  }),
})
