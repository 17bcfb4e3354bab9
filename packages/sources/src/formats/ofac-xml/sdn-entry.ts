import { countryCode } from '../../entry/country-code.ts'
import type { EntryDraft } from '../../entry/entry-draft.ts'
import { readFlag, readOfacField } from '../../ofac/field-value.ts'
import { akaKind, readTailNumbers } from '../../ofac/party.ts'
import { readRemark } from '../../ofac/remark.ts'
import type { ReadReport } from '../../types.ts'
import { elementsAt, textOf, textsAt, type XmlElement } from '../../xml/element.ts'

const wholeName = (element: XmlElement): string =>
  [textOf(element, 'firstName'), textOf(element, 'lastName')].filter(part => part !== '').join(' ')

const readNames = (draft: EntryDraft, record: XmlElement, report: ReadReport): void => {
  draft.name(wholeName(record), 'primary')
  for (const aka of elementsAt(record, 'akaList', 'aka')) {
    const category = textOf(aka, 'category')
    if (category !== 'strong' && category !== 'weak') report.warn('未知的别名强度', category)
    draft.name(wholeName(aka), akaKind(textOf(aka, 'type'), category === 'weak'))
  }
}

const addressParts = ['address1', 'address2', 'address3', 'city', 'stateOrProvince', 'postalCode', 'country']

const readAddresses = (draft: EntryDraft, record: XmlElement, report: ReadReport): void => {
  for (const address of elementsAt(record, 'addressList', 'address')) {
    const parts = addressParts.map(part => textOf(address, part)).filter(part => part !== '')
    const country = countryCode(textOf(address, 'country'), report)
    if (country) draft.country(country)
    if (parts.length > 1 || !textOf(address, 'country')) draft.address(parts.join(', '))
  }
}

const readIds = (draft: EntryDraft, record: XmlElement, report: ReadReport): void => {
  for (const id of elementsAt(record, 'idList', 'id')) {
    const country = textOf(id, 'idCountry')
    const field = { label: textOf(id, 'idType'), value: textOf(id, 'idNumber') }
    readOfacField(draft, country ? { ...field, country } : field, report)
  }
}

const readVessel = (draft: EntryDraft, record: XmlElement): void => {
  for (const vessel of elementsAt(record, 'vesselInfo')) {
    draft.fact('callSign', textOf(vessel, 'callSign'))
    draft.fact('vesselType', textOf(vessel, 'vesselType'))
    if (textOf(vessel, 'vesselFlag')) readFlag(draft, true, textOf(vessel, 'vesselFlag'))
    draft.fact('vesselOwner', textOf(vessel, 'vesselOwner'))
    draft.fact('tonnage', textOf(vessel, 'tonnage'))
    draft.fact('grossTonnage', textOf(vessel, 'grossRegisteredTonnage'))
  }
}

const readLabelled = (draft: EntryDraft, record: XmlElement, report: ReadReport): void => {
  const read = (label: string, ...path: string[]): void => {
    for (const value of textsAt(record, ...path)) readOfacField(draft, { label, value }, report)
  }
  read('DOB', 'dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth')
  read('POB', 'placeOfBirthList', 'placeOfBirthItem', 'placeOfBirth')
  read('nationality', 'nationalityList', 'nationality', 'country')
  read('citizenship', 'citizenshipList', 'citizenship', 'country')
}

/** Reads one sdnEntry; the uid and the type are already known. */
export const readSdnEntry = (draft: EntryDraft, record: XmlElement, report: ReadReport): void => {
  readNames(draft, record, report)
  draft.fact('title', textOf(record, 'title'))
  for (const programme of textsAt(record, 'programList', 'program')) draft.programme(programme)
  readIds(draft, record, report)
  readLabelled(draft, record, report)
  readAddresses(draft, record, report)
  readVessel(draft, record)
  readTailNumbers(draft)
  readRemark(draft, textOf(record, 'remarks'), report)
}
