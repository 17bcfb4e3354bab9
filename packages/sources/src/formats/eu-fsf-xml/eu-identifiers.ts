import {
  type IdentifierKind,
  isBic,
  isImo,
  isImoCompany,
  normaliseCode,
} from '@maojian/domain/vocabulary/identifier'
import { isoCountry } from '../../entry/country-code.ts'
import type { EntryDraft } from '../../entry/entry-draft.ts'
import { registrationKind } from '../../entry/registration-kind.ts'
import type { ReadReport } from '../../types.ts'
import { attribute, childrenOf, textOf, textsOf, type XmlElement } from '../../xml/element.ts'

const kinds: Readonly<Record<string, IdentifierKind>> = {
  passport: 'passport',
  id: 'nationalId',
  ssn: 'nationalId',
  regnumber: 'registration',
  tradelic: 'registration',
  swiftbic: 'bic',
  fiscalcode: 'taxNumber',
  imo: 'imo',
  travelcardid: 'other',
  drivinglicence: 'other',
  electionid: 'other',
  residentperm: 'other',
  birthcert: 'other',
  iban: 'other',
  other: 'other',
}

/** The code says what it is; a number that fails the check of its kind is kept as 'other'. */
const checkedKind = (kind: IdentifierKind, value: string, country?: string): IdentifierKind => {
  const code = normaliseCode(value)
  if (kind === 'registration') return registrationKind(value, country)
  if (kind === 'bic') return isBic(code) ? 'bic' : 'other'
  if (kind === 'imo') return isImo(code) ? 'imo' : 'other'
  return kind
}

const states: readonly (readonly [attribute: string, word: string])[] = [
  ['diplomatic', 'diplomatic'],
  ['knownExpired', 'known to be expired'],
  ['knownFalse', 'known to be false'],
  ['reportedLost', 'reported lost'],
  ['revokedByIssuer', 'revoked by issuer'],
]

const labels: readonly (readonly [attribute: string, label: string])[] = [
  ['issuedBy', 'issued by'],
  ['issueDate', 'issued'],
  ['validFrom', 'valid from'],
  ['validTo', 'valid to'],
  ['nameOnDocument', 'name on document'],
  ['region', 'region'],
]

/** What the list says of a document beside its number. */
const noteOf = (document: XmlElement): string =>
  [
    ...states.flatMap(([name, word]) => (attribute(document, name) === 'true' ? word : [])),
    ...labels.flatMap(([name, label]) => {
      const value = attribute(document, name)
      return value === '' ? [] : `${label} ${value}`
    }),
    ...textsOf(document, 'remark'),
  ].join('; ')

export const addIdentifiers = (entry: EntryDraft, record: XmlElement, report: ReadReport): void => {
  for (const document of childrenOf(record, 'identification')) {
    const type = attribute(document, 'identificationTypeCode')
    if (!Object.hasOwn(kinds, type)) report.warn('未知证件类型', type)
    const country = isoCountry(attribute(document, 'countryIso2Code'), report)
    const number = attribute(document, 'number')
    const isShip = /(?<!\p{L})IMO(?!\p{L})/iu.test(`${number} ${textOf(document, 'remark')}`)
    const kind = isShip ? 'imo' : (kinds[type] ?? 'other')
    const value = isShip ? (/\d{7}/.exec(number)?.[0] ?? number) : number
    const note = noteOf(document)
    entry.identifier(checkedKind(kind, value, country), value, country, note)
    const latin = attribute(document, 'latinNumber')
    if (latin !== '') entry.identifier(checkedKind(kind, latin, country), latin, country, note)
  }
}

/** IMO numbers in remarks: a ship's own, or for a company its own number and links to the ships it runs. */
export const addImoNumbers = (entry: EntryDraft, remark: string): void => {
  for (const found of remark.matchAll(/(?<!\p{L})IMO(?!\p{L})[^0-9;]{0,20}(\d{7})(?!\d)/giu)) {
    const number = found[1]!
    if (entry.type === '03' && isImo(number)) entry.identifier('imo', number)
    else if (isImo(number)) entry.fact('linkedTo', `IMO ${number}`)
    else if (isImoCompany(number)) entry.identifier('registration', number)
  }
}
