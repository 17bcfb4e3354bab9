import { isImo, isInn, isOgrn, isUscc, normaliseCode } from '@maojian/domain/vocabulary/identifier'
import type { EntryDraft } from '../../entry/entry-draft.ts'
import { registrationKind } from '../../entry/registration-kind.ts'
import type { ReadReport } from '../../types.ts'
import { elementsAt, textOf, textsAt, type XmlElement } from '../../xml/element.ts'

/** One cell may hold several labelled numbers: `OGRN: 1247700291200 KPP: 770701001 INN: 9707028663`. */
const addRegistration = (entry: EntryDraft, cell: string): void => {
  const labelled = [
    ...cell.matchAll(/(\p{L}[\p{L}. ]{0,30}?)\s*(?:no\.?|number)?\s*[:#]\s*([\p{Lu}\d][\p{L}\d/.-]*)/gu),
  ]
  if (labelled.length === 0) {
    entry.identifier(registrationKind(cell), cell)
    return
  }
  for (const [, label = '', value = ''] of labelled) {
    const code = normaliseCode(value)
    if (/INN|ИНН|tax/iu.test(label)) entry.identifier(isInn(code) ? 'inn' : 'taxNumber', value)
    else if (/OGRN|ОГРН/iu.test(label) && isOgrn(code)) entry.identifier('ogrn', value)
    else if (isUscc(code)) entry.identifier('uscc', value)
    else if (/KPP|КПП|OKPO|ОКПО/iu.test(label)) entry.identifier('other', value)
    else entry.identifier('registration', value)
  }
}

const addShipNumber = (entry: EntryDraft, cell: string, report: ReadReport): void => {
  const number = cell.replace(/^IMO\s*/iu, '')
  if (isImo(number)) entry.identifier('imo', number)
  else {
    report.warn('IMO 编号校验不符', cell)
    entry.identifier('other', cell)
  }
}

const noteOf = (document: XmlElement, kind: string): string =>
  textOf(document, `${kind}AdditionalInformation`)

export const addIdentifiers = (entry: EntryDraft, record: XmlElement, report: ReadReport): void => {
  for (const person of elementsAt(record, 'IndividualDetails', 'Individual')) {
    for (const one of elementsAt(person, 'PassportDetails', 'Passport'))
      entry.identifier('passport', textOf(one, 'PassportNumber'), undefined, noteOf(one, 'Passport'))
    for (const one of elementsAt(person, 'NationalIdentifierDetails', 'NationalIdentifier'))
      entry.identifier(
        'nationalId',
        textOf(one, 'NationalIdentifierNumber'),
        undefined,
        noteOf(one, 'NationalIdentifier'),
      )
  }
  const company = ['EntityDetails', 'Entity', 'BusinessRegistrationNumbers', 'BusinessRegistrationNumber']
  for (const cell of textsAt(record, ...company)) addRegistration(entry, cell)
  for (const cell of textsAt(record, 'ShipDetails', 'Ship', 'IMONumbers', 'IMONumber'))
    addShipNumber(entry, cell, report)
  for (const wallet of textsAt(record, 'CryptoWalletAddresses', 'CryptoWalletAddress'))
    entry.identifier('wallet', wallet)
}
