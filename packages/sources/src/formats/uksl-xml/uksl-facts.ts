import type { FactKey } from '@maojian/domain/vocabulary/fact-key'
import { countryCode } from '../../entry/country-code.ts'
import type { EntryDraft } from '../../entry/entry-draft.ts'
import { dayMonthYear } from '../../entry/partial-date.ts'
import type { ReadReport } from '../../types.ts'
import { elementsAt, textOf, textsAt, type XmlElement } from '../../xml/element.ts'

const personPaths: readonly (readonly [FactKey, readonly string[]])[] = [
  ['title', ['Title']],
  ['title', ['Titles', 'Title']],
  ['position', ['Positions', 'Position']],
  ['gender', ['Genders', 'Gender']],
  ['nationality', ['Nationalities', 'Nationality']],
]

const recordPaths: readonly (readonly [FactKey, readonly string[]])[] = [
  ['title', ['Titles', 'Title']],
  ['position', ['Positions', 'Position']],
  ['legalForm', ['EntityDetails', 'Entity', 'TypeOfEntities', 'TypeOfEntity']],
  ['parentOrganisation', ['EntityDetails', 'Entity', 'ParentCompanies', 'ParentCompany']],
  ['linkedTo', ['EntityDetails', 'Entity', 'Subsidiaries', 'Subsidiary']],
  ['vesselOwner', ['ShipDetails', 'Ship', 'CurrentOwnerOperators', 'CurrentOwnerOperator']],
  ['vesselFlag', ['ShipDetails', 'Ship', 'CurrentBelievedFlagOfShips', 'CurrentBelievedFlagOfShip']],
  ['formerFlag', ['ShipDetails', 'Ship', 'PreviousFlags', 'PreviousFlag']],
  ['vesselType', ['ShipDetails', 'Ship', 'TypeOfShipDetails', 'TypeOfShip']],
  ['tonnage', ['ShipDetails', 'Ship', 'TonnageOfShipDetails', 'TonnageOfShip']],
  ['buildDate', ['ShipDetails', 'Ship', 'YearsBuilt', 'YearBuilt']],
  ['phone', ['PhoneNumbers', 'PhoneNumber']],
  ['email', ['EmailAddresses', 'EmailAddress']],
  ['website', ['Websites', 'Website']],
  ['programme', ['RegimeName']],
  ['reason', ['UKStatementofReasons']],
  ['remark', ['OtherInformation']],
]

export const addFacts = (entry: EntryDraft, record: XmlElement): void => {
  for (const person of elementsAt(record, 'IndividualDetails', 'Individual'))
    for (const [key, path] of personPaths) for (const text of textsAt(person, ...path)) entry.fact(key, text)
  for (const [key, path] of recordPaths) for (const text of textsAt(record, ...path)) entry.fact(key, text)
  for (const measure of textOf(record, 'SanctionsImposed').split('|')) entry.fact('measure', measure)
}

const addBirth = (entry: EntryDraft, person: XmlElement, report: ReadReport): void => {
  for (const text of textsAt(person, 'DOBs', 'DOB')) {
    const date = dayMonthYear(text)
    if (date) entry.birthDate(date)
    else report.warn('读不懂的出生日期', text)
  }
  for (const place of elementsAt(person, 'BirthDetails', 'Location')) {
    const parts = [textOf(place, 'TownOfBirth'), textOf(place, 'CountryOfBirth')]
    entry.fact('birthPlace', parts.filter(part => part !== '').join(', '))
  }
}

const addressLines = [1, 2, 3, 4, 5, 6].map(line => `AddressLine${line}`)

/** Countries are nationality, residence and current flag; a birthplace or a former flag proves neither. */
export const addPlaces = (entry: EntryDraft, record: XmlElement, report: ReadReport): void => {
  for (const person of elementsAt(record, 'IndividualDetails', 'Individual')) {
    addBirth(entry, person, report)
    for (const text of textsAt(person, 'Nationalities', 'Nationality'))
      entry.country(countryCode(text, report) ?? '')
  }
  for (const address of elementsAt(record, 'Addresses', 'Address')) {
    const parts = [...addressLines, 'AddressPostalCode', 'AddressCountry'].map(part => textOf(address, part))
    entry.address(parts.filter(part => part !== '').join(', '))
    entry.country(countryCode(textOf(address, 'AddressCountry'), report) ?? '')
  }
  const flag = ['ShipDetails', 'Ship', 'CurrentBelievedFlagOfShips', 'CurrentBelievedFlagOfShip']
  for (const text of textsAt(record, ...flag)) entry.country(countryCode(text, report) ?? '')
}
